import { readConfig, type ServerConfig } from "../config";

/** A configuration without keys and without a built site or docs. */
export function exampleConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  return { ...readConfig({}), staticDir: "/nowhere", docsDir: "/nowhere", ...changes };
}
