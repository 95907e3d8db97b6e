import type { ChatActorRef } from "../chat/chat.machine";
import type { ModelInfo } from "../chat/chat.types";
import type { ModelsActorRef } from "./models.machine";
import { next, running } from "./models.selectors";

/**
 * Joins the chart of the models to a chat: the chat names the model that answers, and offers the next one when it fails.
 * The conversation goes on.
 *
 * @returns ends it.
 */
export function attachModels(models: ModelsActorRef, chat: ChatActorRef): () => void {
  const tell = () => {
    const snapshot = models.getSnapshot();
    const { model, nextModel } = chat.getSnapshot().context;
    const answering = running(snapshot);
    if (!answering) return;
    // A vendor's name is certain only with its first reply, and the chat has it then.
    const named = (before: ModelInfo | null, { kind, name }: ModelInfo): ModelInfo =>
      before?.kind === kind ? before : { kind, name };
    const following = next(snapshot);
    chat.send({
      type: "model.change",
      model: named(model, answering),
      nextModel: following ? named(nextModel, following) : null,
    });
  };
  const subscription = models.subscribe(tell);
  // The visitor has begun to talk with the other model. A reply that the one before still wrote does not count.
  const finished = chat.on("reply.finished", ({ by }) => {
    if (by === running(models.getSnapshot())?.kind) models.send({ type: "switch.dismiss" });
  });
  tell();
  return () => {
    subscription.unsubscribe();
    finished.unsubscribe();
  };
}
