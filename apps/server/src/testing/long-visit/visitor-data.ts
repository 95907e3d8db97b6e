/** What a visitor says, types, shows and imports; none of it may be logged. All of it contains CANARY in some encoding. */
export const visitorData = {
  code: "CANARY-TYPED-CODE",
  rightCode: "CANARY-RIGHT-CODE",
  message: "CANARY-MESSAGE of a visitor",
  system: "CANARY-SYSTEM prompt",
  spoken: "CANARY-SPOKEN words",
  frame: "CANARY-FRAME of a live conversation",
  header: "CANARY-HEADER",
  query: "CANARY-QUERY",
  path: "canary-path",
  image: Buffer.from("CANARY-IMAGE ".repeat(200)),
} as const;
