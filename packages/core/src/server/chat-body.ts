import * as v from "valibot";
import type { ChatRequestBody } from "../chat-protocol/chat-request";
import { ChatRefusal } from "./chat-refusal";

const mostMessages = 2_000;
const mostParticipants = 32;
const mostStops = 40;
const longestStop = 128;

const CharacterId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const CharacterIds = v.pipe(v.array(CharacterId), v.maxLength(mostParticipants));

const ChatBody = v.object({
  characterId: v.exactOptional(CharacterId),
  purpose: v.picklist(["reply", "room", "moderator", "live"]),
  messages: v.pipe(
    v.array(
      v.object({
        role: v.picklist(["user", "assistant"]),
        content: v.string(),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostMessages),
  ),
  // Only the picture itself: of an address, the vendor would fetch whatever the visitor names.
  image: v.exactOptional(v.object({ jpegBase64: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)) })),
  participants: v.exactOptional(
    v.object({
      speaking: CharacterIds,
      listening: v.exactOptional(CharacterIds),
      changesSubject: v.exactOptional(v.boolean()),
      closes: v.exactOptional(v.boolean()),
    }),
  ),
  isGentle: v.exactOptional(v.boolean()),
  stop: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(longestStop))), v.maxLength(mostStops))),
  language: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,35}$/))),
});

/**
 * Reads and checks the body of a request; unknown fields are dropped.
 *
 * @throws ChatRefusal
 */
export async function readChatBody(request: Request, mostBytes: number): Promise<ChatRequestBody> {
  // A foreign page may send other types without a preflight request.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new ChatRefusal(415, "json_required", "The body must be sent as application/json.");
  const result = v.safeParse(ChatBody, parse(await readText(request, mostBytes)));
  if (!result.success) throw new ChatRefusal(400, "invalid_request", describeIssue(result.issues[0]));
  return result.output;
}

/** Counts while it reads: the length that a client announces may be wrong. */
async function readText({ body }: Request, mostBytes: number): Promise<string> {
  if (body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw new ChatRefusal(400, "invalid_request", "The body broke off.");
  }
  if (bytes > mostBytes)
    throw new ChatRefusal(413, "body_too_large", `The body must not be longer than ${mostBytes} bytes.`);
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ChatRefusal(400, "invalid_request", "The body is not JSON.");
  }
}

/** The field and what was expected; never what was sent. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? "The body";
  return issue.expected === null ? `${place} is invalid.` : `${place} must be ${issue.expected}.`;
}
