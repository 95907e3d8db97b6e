/** A setting with which the server refuses to start; the message is one sentence for the person who starts it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
