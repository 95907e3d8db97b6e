import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  ConnectOptions,
  VoiceAgent,
  VoiceAgentReport,
  VoiceAgentRequest,
  VoiceControls,
} from "@archive-of-minds/core";

/** The agent's end, which the test controls. Each call acts in the newest conversation. */
export interface VoiceAgentPeer {
  /** Resolves once it has received this text. */
  heard(text: string): void | Promise<unknown>;
  /** Sends a whole answer. */
  answers(text: string): void | Promise<unknown>;
  /** Starts an answer that goes on until it is interrupted. */
  startsAnswer(text: string): void | Promise<unknown>;
  /** The visitor interrupts. */
  isInterrupted(controls: VoiceControls): void | Promise<unknown>;
  /** Resolves once the conversation has released everything. */
  released(): void | Promise<unknown>;
}

/**
 * A voice agent, its peer, and the means to make it fail. {@link describeVoiceAgentContract} makes one for each test.
 */
export interface VoiceAgentUnderTest {
  readonly agent: VoiceAgent;
  /** A character with an agent. */
  readonly characterId: string;
  readonly peer: VoiceAgentPeer;
  /** Makes the model behind the agent fail on the last text; left out if it cannot fail. */
  readonly failModel?: () => void | Promise<unknown>;
  /** Makes the agent hang up; left out if it never does. */
  readonly hangUp?: () => void | Promise<unknown>;
  /** Breaks the connection to the agent; left out if there is none. */
  readonly breakOff?: () => void | Promise<unknown>;
  /** Makes the next conversation never open; `tried` resolves once it was tried. Left out if opening waits for nothing. */
  readonly stall?: () => { readonly tried: Promise<unknown> };
  readonly cleanUp?: () => void | Promise<void>;
}

const patience = { timeout: 60_000, interval: 10 };

/** What every voice agent must do. If a browser requires a user gesture before sound, the test makes one first. */
export function describeVoiceAgentContract(
  name: string,
  make: () => VoiceAgentUnderTest | Promise<VoiceAgentUnderTest>,
): void {
  describe(`${name} as a voice agent`, () => {
    let subject: VoiceAgentUnderTest;
    let abort: AbortController;
    let said: VoiceAgentReport[];
    beforeEach(async () => {
      subject = await make();
      abort = new AbortController();
      said = [];
    });
    afterEach(async () => {
      abort.abort();
      await subject.cleanUp?.();
    });

    const connect = async (asked: Partial<VoiceAgentRequest> = {}, options: Partial<ConnectOptions> = {}) => {
      const { agent, characterId } = subject;
      const pass = await agent.authorise(characterId, { signal: abort.signal });
      return agent.connect(
        { characterId, pass, ...asked },
        { signal: abort.signal, report: (report) => void said.push(report), ...options },
      );
    };
    const types = () => said.map(({ type }) => type);
    const responses = () => said.flatMap((report) => (report.type === "agentResponse" ? report.text : []));
    const modes = () => said.flatMap((report) => (report.type === "mode" ? report.mode : []));
    const endings = () => said.flatMap((report) => (report.type === "ended" ? report.reason : []));
    const until = (isSo: () => void) => vi.waitFor(isSo, patience);
    const touchAll = async (controls: VoiceControls) => {
      controls.sendText("Are you there?");
      controls.sendContext("The visitor shows a lamp.");
      controls.sendActivity();
      controls.rate(1, true);
      for (const volume of [0, 7, Number.NaN, 0.5]) controls.setVolume(volume);
      for (const isMuted of [true, false]) controls.setMuted(isMuted);
      await controls
        .setOutputDevice("")
        .catch((error: unknown) => expect(error).toMatchObject({ name: "VoiceAgentError", reason: "unsupported" }));
      return [controls.inputLevel(), controls.outputLevel()];
    };
    /** Long enough for pending reports to arrive. */
    const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

    it("has a name, and reports which characters have an agent", () => {
      const { agent, characterId } = subject;
      expect(agent.name).toMatch(/\S/);
      expect([agent.hasAgent(characterId), agent.hasAgent("nobody"), agent.hasAgent("constructor")]).toEqual([
        true,
        false,
        false,
      ]);
    });

    it("exchanges text both ways", async () => {
      const controls = await connect();
      expect(controls.conversationId).toMatch(/\S/);
      controls.sendText("What is light?");
      await subject.peer.heard("What is light?");
      await subject.peer.answers("A wave.");
      await until(() => expect(responses()).toContain("A wave."));
      expect(said.find((report) => report.type === "agentResponse" && report.text === "A wave.")).toEqual({
        type: "agentResponse",
        id: expect.any(Number),
        text: "A wave.",
      });
    });

    it("exchanges text only, if that is requested", async () => {
      const controls = await connect({ textOnly: true });
      controls.sendText("What is light?");
      await subject.peer.heard("What is light?");
      await subject.peer.answers("A wave.");
      await until(() => expect(responses()).toContain("A wave."));
    });

    it("receives both of two texts that are sent at once, and answers", async () => {
      const { agent, characterId } = subject;
      const pass = await agent.authorise(characterId, { signal: abort.signal });
      const controls = await agent.connect(
        { characterId, pass, textOnly: true },
        { signal: abort.signal, report: (report) => void said.push(report) },
      );
      for (const text of ["What is light?", "And what is dark?"]) controls.sendText(text);
      await subject.peer.heard("What is light?");
      await subject.peer.heard("And what is dark?");
      await subject.peer.answers("The want of it.");
      await until(() => expect(responses()).toContain("The want of it."));
    });

    it("reports that the model failed, and answers the next time", async () => {
      if (!subject.failModel) return expect(subject.agent.kind).toBe("remote");
      const controls = await connect({ textOnly: true });
      controls.sendText("What is light?");
      await subject.peer.heard("What is light?");
      await subject.failModel();
      await until(() =>
        expect(said.flatMap((report) => (report.type === "problem" ? report.problem : []))).toEqual(["noAnswer"]),
      );
      controls.sendText("And now?");
      await subject.peer.heard("And now?");
      await subject.peer.answers("A wave.");
      await until(() => expect(responses()).toEqual(["A wave."]));
    });

    it("speaks, and then listens", async () => {
      const controls = await connect();
      controls.sendText("What is light?");
      await subject.peer.heard("What is light?");
      await subject.peer.answers("A wave.");
      await until(() => expect(modes().slice(-2)).toEqual(["speaking", "listening"]));
    });

    it("listens at once when it is interrupted", async () => {
      const controls = await connect();
      controls.sendText("What is light?");
      await subject.peer.heard("What is light?");
      await subject.peer.startsAnswer("A wave, and a particle, and much else.");
      await until(() => expect(modes().at(-1)).toBe("speaking"));
      await subject.peer.isInterrupted(controls);
      await until(() => expect([types().includes("interruption"), modes().at(-1)]).toEqual([true, "listening"]));
    });

    it("allows every call, and returns its levels", async () => {
      const levels = await touchAll(await connect());
      expect(levels.every((level) => level >= 0 && level <= 1)).toBe(true);
    });

    it("releases everything and reports nothing after `end`", async () => {
      const controls = await connect();
      await aWhile();
      controls.end();
      const before = said.length;
      await subject.peer.released();
      controls.end();
      expect(await touchAll(controls)).toEqual([expect.any(Number), expect.any(Number)]);
      await aWhile();
      expect(said.length).toBe(before);
    });

    it("releases everything and reports nothing after an abort", async () => {
      await connect();
      await aWhile();
      abort.abort();
      const before = said.length;
      await subject.peer.released();
      await aWhile();
      expect(said.length).toBe(before);
    });

    it("reports once that the agent hung up, and nothing after it", async () => {
      if (!subject.hangUp) return expect(subject.agent.kind).toBe("builtIn");
      const controls = await connect();
      await subject.hangUp();
      await until(() => expect(endings()).toEqual(["agent"]));
      const before = said.length;
      await touchAll(controls);
      controls.end();
      await aWhile();
      expect([said.length, types().at(-1)]).toEqual([before, "ended"]);
    });

    it("reports once that the connection broke, and nothing after it", async () => {
      if (!subject.breakOff) return expect(subject.agent.kind).toBe("builtIn");
      const controls = await connect();
      await subject.breakOff();
      await until(() => expect(endings()).toEqual(["error"]));
      const before = said.length;
      await touchAll(controls);
      await aWhile();
      expect([said.length, types().at(-1)]).toEqual([before, "ended"]);
    });

    it("opens nothing for a signal that is aborted during connecting", async () => {
      const tried = subject.stall?.().tried;
      const connecting = connect().then(
        () => "begun",
        () => "refused",
      );
      await tried;
      abort.abort();
      const outcome = await Promise.race([connecting, aWhile().then(() => "waiting")]);
      expect(outcome).not.toBe("begun");
      await subject.peer.released();
      expect(said).toEqual([]);
    });
  });
}
