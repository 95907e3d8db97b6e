import { expect, it } from "vitest";
import { isOwnNetwork } from "./local-address";

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["192.168.1.7", true],
  ["10.0.0.3", true],
  ["172.20.0.2", true],
  ["[fd12:3456::1]", true],
  ["ollama", true],
  ["host.docker.internal", true],
  ["gpu.local", true],
  ["100.101.102.103", true],
  ["gpu.tail1234.ts.net", true],
  ["api.openai.com", false],
  ["openrouter.ai", false],
  ["172.40.0.2", false],
  ["8.8.8.8", false],
  ["[2001:db8::1]", false],
  ["local.example", false],
])("%s is in a network of one’s own: %s", (hostname, isOwn) => {
  expect(isOwnNetwork(hostname)).toBe(isOwn);
});
