import { readConfig, type ServerConfig } from "../config";

/** A configuration without a key and without a built site, so that a test says only what it is about. */
export function exampleConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  return { ...readConfig({}), staticDir: "/nowhere", ...changes };
}
