import { createConnectionCheck, VoiceAgentError, type ConnectionStep } from "@archive-of-minds/core";
import { createFakeConnectionProbe } from "@archive-of-minds/testing";
import type { Meta } from "@storybook/react-vite";
import { playground, story } from "../../stories/story-kit";
import { ConnectionPanel } from "./ConnectionPanel";

const meta: Meta = { title: "Live/Connection check", component: ConnectionPanel as never };
export default meta;

/** A check that waits for a probe that never answers. */
function checkStory(results: Parameters<typeof createFakeConnectionProbe>[0], starts = true) {
  return story(
    async () => {
      const check = createConnectionCheck({ probe: createFakeConnectionProbe(results) });
      if (starts) check.send({ type: "check.start" });
      await new Promise((resolve) => setTimeout(resolve));
      return check;
    },
    (check) => [check],
    (check) => (
      <div className="aom">
        <ConnectionPanel check={check} open onClose={() => {}} />
      </div>
    ),
  );
}
const waitingFor = (step: ConnectionStep) => checkStory({ [step]: "never" });

/** The connection check has not begun. */
export const Idle = checkStory({}, false);
/** The check asks for the microphone. */
export const Microphone = waitingFor("microphone");
/** The check asks the server. */
export const Server = waitingFor("server");
/** The check opens a connection to the live service. */
export const Websocket = waitingFor("websocket");
/** The check opens a media connection. */
export const MediaRoom = waitingFor("mediaRoom");
/** The check looks for a relay, for networks that block direct connections. */
export const Relay = waitingFor("relay");
/** The check found no problem: a live conversation will work. */
export const Passed = checkStory({});
/** The check passed, and some of its parts were not needed. */
export const NotNeeded = checkStory({ mediaRoom: "notNeeded", relay: "notNeeded" });
/** The vendor names no relay. */
export const NoRelayKnown = checkStory({ relay: "unknown" });
/** The check failed: there is no microphone, and the network blocks live connections. */
export const Failed = checkStory({
  microphone: new Error("No microphone."),
  websocket: new Error("Closed."),
  mediaRoom: new Error("Closed."),
  relay: new Error("Closed."),
});
/** The check failed: the server cannot be reached. */
export const ServerFailed = checkStory({ server: new Error("Gone.") });
/** The network works: the vendor refuses the server. */
export const Refused = checkStory({
  websocket: new VoiceAgentError("auth", "The live service refuses the archive’s key."),
  mediaRoom: "notNeeded",
  relay: "notNeeded",
});

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Idle,
  Microphone,
  Server,
  Websocket,
  MediaRoom,
  Relay,
  Passed,
  NotNeeded,
  NoRelayKnown,
  Failed,
  ServerFailed,
  Refused,
});
