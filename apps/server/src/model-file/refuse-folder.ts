import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config-error";
import { shellWord } from "./shell-word";

/**
 * Refuses a folder where a model file is wanted, and says which file of it that may be.
 *
 * @throws ConfigError for a folder, and what `fs` throws where there is nothing or it may not be read.
 */
export function refuseFolder(path: string): void {
  if (!statSync(path).isDirectory()) return;
  // Not only plain files: downloaded models are often links into a cache.
  const [first, ...others] = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => /\.gguf$/i.test(entry.name) && !entry.isDirectory(),
  );
  const isFolder = `MODEL_FILE ${path} is a folder, but has to be a .gguf file`;
  if (first === undefined) throw new ConfigError(`${isFolder}, and this folder has none.`);
  if (others.length > 0) throw new ConfigError(`${isFolder}: name one of those in it.`);
  throw new ConfigError(`${isFolder}: set MODEL_FILE=${shellWord(join(path, first.name))} instead.`);
}
