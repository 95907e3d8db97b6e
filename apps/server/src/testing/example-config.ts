import { readConfig, type ServerConfig } from "../config";

/** A configuration without keys and without a built site. */
export function exampleConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  return { ...readConfig({}), staticDir: "/nowhere", ...changes };
}
