import type { PromptImage, PromptMessage } from "../contracts";

/** The largest picture with the most expensive model. */
const pictureTokens = 5_000;
/** The worst case in ASCII; English takes half as many. Beyond ASCII, a rare script takes a token for each byte. */
const asciiBytesPerToken = 2;
const replyBytesPerToken = 4;
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
  let ascii = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 0x80) ascii += 1;
  const others = ascii === text.length ? 0 : encoder.encode(text).length - ascii;
  return Math.ceil(ascii / asciiBytesPerToken) + others;
}

/** About how many tokens a reply of this many bytes took. */
export const replyTokens = (bytes: number): number => Math.ceil(bytes / replyBytesPerToken);
