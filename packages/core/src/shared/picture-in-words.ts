import type { ReplyRequest } from "../contracts";

/** The same request for a model that takes no pictures: words stand in the place of the picture, after the last message. */
export function withPictureInWords<Request extends Pick<ReplyRequest, "messages" | "image">>(
  request: Request,
  description?: string,
): Omit<Request, "image"> {
  const { image, ...rest } = request;
  if (image === undefined) return rest;
  const words =
    description === undefined || description.trim() === ""
      ? "[The visitor shares a picture, which you cannot see.]"
      : `[The visitor shares a picture, which you cannot see. The camera’s description of it: ${description.trim()}]`;
  const { messages } = request;
  const at = messages.findLastIndex(({ role }) => role === "user");
  const last = messages[at];
  const withWords = { role: "user" as const, content: [last?.content ?? "", words].join("\n\n").trim() };
  return {
    ...rest,
    messages: last === undefined ? [...messages, withWords] : messages.with(at, withWords),
  };
}
