import type { PromptImage, PromptMessage } from "../contracts";

/** The largest picture with the most expensive model. */
const pictureTokens = 5_000;
/** The worst case in ASCII; English takes half as many. Beyond ASCII, a rare script takes a token for each byte. */
const asciiBytesPerToken = 2;
const replyLettersPerToken = 4;
/** The role and the marks around each message. */
const messageTokens = 8;

const encoder = new TextEncoder();

/** The most tokens that the input of a request can cost. */
export function mostInputTokens(request: {
  readonly system: string;
  readonly messages: readonly PromptMessage[];
  readonly image?: PromptImage | undefined;
}): number {
  const texts = [request.system, ...request.messages.map(({ content }) => content)];
  const tokens = texts.reduce((sum, text) => sum + mostTokensOf(text) + messageTokens, 0);
  return tokens + (request.image ? pictureTokens : 0);
}

function mostTokensOf(text: string): number {
  const ascii = asciiLetters(text);
  const others = ascii === text.length ? 0 : encoder.encode(text).length - ascii;
  return Math.ceil(ascii / asciiBytesPerToken) + others;
}

function asciiLetters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 0x80) count += 1;
  return count;
}

/** About how many tokens a piece of a reply took, as a fraction: beyond ASCII, about one for each letter. */
export function textTokens(text: string): number {
  const ascii = asciiLetters(text);
  return ascii / replyLettersPerToken + text.length - ascii;
}
