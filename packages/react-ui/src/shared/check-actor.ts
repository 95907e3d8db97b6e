import { wrongProp } from "./check-prop";

/** What makes the actor of a machine with this id, of those that are mistaken for each other. */
const makers: Readonly<Record<string, string>> = {
  camera: "createCamera",
  chat: "createChat",
  chatRoom: "createChatRoom",
  models: "createModels",
  voiceAgent: "createLiveConversation",
};

/**
 * Throws unless the value is an actor, and none of another kind. A server component passes a plain copy of the data
 * instead.
 */
export function checkActor(
  component: string,
  prop: string,
  maker: string,
  given: { readonly getSnapshot?: unknown; readonly logic?: unknown } | null | undefined,
): void {
  const isActor = typeof given?.getSnapshot === "function";
  const actual = isActor ? makers[String((given.logic as { id?: unknown } | undefined)?.id)] : undefined;
  if (isActor && (actual === undefined || actual === maker)) return;
  throw wrongProp(
    component,
    prop,
    given,
    `Pass what ${maker}() returns.` +
      (actual
        ? ""
        : ` In Next.js and other frameworks with server components, call ${maker}() in a file that begins with 'use client': from a server component only plain data arrives here.`),
    actual && `what ${actual}() returns`,
  );
}
