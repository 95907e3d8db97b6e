import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  ConnectOptions,
  VoiceAgent,
  VoiceAgentReport,
  VoiceAgentRequest,
  VoiceControls,
} from "@archive-of-minds/core";

/** Who answers, as the test needs it. Each acts in the conversation begun last. */
export interface VoiceAgentOtherSide {
  /** Resolves once this was said to it in writing. */
  heard(text: string): void | Promise<unknown>;
  /** Answers, from the first word to the last. */
  answers(text: string): void | Promise<unknown>;
  /** Begins an answer that goes on until it is interrupted. */
  startsAnswer(text: string): void | Promise<unknown>;
  /** The visitor breaks in. */
  isInterrupted(controls: VoiceControls): void | Promise<unknown>;
  /** Resolves once the conversation holds nothing any more. */
  isLeft(): void | Promise<unknown>;
}

export interface VoiceAgentUnderTest {
  readonly agent: VoiceAgent;
  /** Somebody who has an agent. */
  readonly characterId: string;
  readonly otherSide: VoiceAgentOtherSide;
  /** Makes the mind behind the agent fail at what it has heard; left out where none can be made to. */
  readonly failMind?: () => void | Promise<unknown>;
  /** Makes the agent hang up; left out where it never does. */
  readonly hangUp?: () => void | Promise<unknown>;
  /** Breaks the way to the agent; left out where it cannot break. */
  readonly breakOff?: () => void | Promise<unknown>;
  /** Makes the next conversation never begin by itself; resolves once it was tried. Left out where nothing is waited for. */
  readonly stall?: () => { readonly tried: Promise<unknown> };
  readonly cleanUp?: () => void | Promise<void>;
}

const patience = { timeout: 60_000, interval: 10 };

/** What every voice agent has to do. Where a browser asks for a press before sound, the test presses first. */
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
    /** Whatever was on its way has come by then. */
    const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

    it("has a name, and says for whom there is an agent", () => {
      const { agent, characterId } = subject;
      expect(agent.name).toMatch(/\S/);
      expect([agent.hasAgent(characterId), agent.hasAgent("nobody"), agent.hasAgent("constructor")]).toEqual([
        true,
        false,
        false,
      ]);
    });

    it("talks in writing both ways", async () => {
      const controls = await connect();
      expect(controls.conversationId).toMatch(/\S/);
      controls.sendText("What is light?");
      await subject.otherSide.heard("What is light?");
      await subject.otherSide.answers("A wave.");
      await until(() => expect(responses()).toContain("A wave."));
      expect(said.find((report) => report.type === "agentResponse" && report.text === "A wave.")).toEqual({
        type: "agentResponse",
        id: expect.any(Number),
        text: "A wave.",
      });
    });

    it("talks in writing only, where that is asked for", async () => {
      const controls = await connect({ textOnly: true });
      controls.sendText("What is light?");
      await subject.otherSide.heard("What is light?");
      await subject.otherSide.answers("A wave.");
      await until(() => expect(responses()).toContain("A wave."));
    });

    it("hears both of two texts that are written at once, and answers", async () => {
      const { agent, characterId } = subject;
      const pass = await agent.authorise(characterId, { signal: abort.signal });
      const controls = await agent.connect(
        { characterId, pass, textOnly: true },
        { signal: abort.signal, report: (report) => void said.push(report) },
      );
      for (const text of ["What is light?", "And what is dark?"]) controls.sendText(text);
      await subject.otherSide.heard("What is light?");
      await subject.otherSide.heard("And what is dark?");
      await subject.otherSide.answers("The want of it.");
      await until(() => expect(responses()).toContain("The want of it."));
    });

    it("says that the mind failed, and answers the next time", async () => {
      if (!subject.failMind) return expect(subject.agent.kind).toBe("remote");
      const controls = await connect({ textOnly: true });
      controls.sendText("What is light?");
      await subject.otherSide.heard("What is light?");
      await subject.failMind();
      await until(() =>
        expect(said.flatMap((report) => (report.type === "problem" ? report.problem : []))).toEqual(["noAnswer"]),
      );
      controls.sendText("And now?");
      await subject.otherSide.heard("And now?");
      await subject.otherSide.answers("A wave.");
      await until(() => expect(responses()).toEqual(["A wave."]));
    });

    it("speaks, and then listens", async () => {
      const controls = await connect();
      controls.sendText("What is light?");
      await subject.otherSide.heard("What is light?");
      await subject.otherSide.answers("A wave.");
      await until(() => expect(modes().slice(-2)).toEqual(["speaking", "listening"]));
    });

    it("listens at once when it is interrupted", async () => {
      const controls = await connect();
      controls.sendText("What is light?");
      await subject.otherSide.heard("What is light?");
      await subject.otherSide.startsAnswer("A wave, and a particle, and much else.");
      await until(() => expect(modes().at(-1)).toBe("speaking"));
      await subject.otherSide.isInterrupted(controls);
      await until(() => expect([types().includes("interruption"), modes().at(-1)]).toEqual([true, "listening"]));
    });

    it("allows every call, and tells how loud it is", async () => {
      const levels = await touchAll(await connect());
      expect(levels.every((level) => level >= 0 && level <= 1)).toBe(true);
    });

    it("holds nothing and says nothing once it is ended from this side", async () => {
      const controls = await connect();
      await aWhile();
      controls.end();
      const before = said.length;
      await subject.otherSide.isLeft();
      controls.end();
      expect(await touchAll(controls)).toEqual([expect.any(Number), expect.any(Number)]);
      await aWhile();
      expect(said.length).toBe(before);
    });

    it("holds nothing and says nothing once it is aborted", async () => {
      await connect();
      await aWhile();
      abort.abort();
      const before = said.length;
      await subject.otherSide.isLeft();
      await aWhile();
      expect(said.length).toBe(before);
    });

    it("says once that the agent hung up, and nothing after it", async () => {
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

    it("says once that the way to the agent broke, and nothing after it", async () => {
      if (!subject.breakOff) return expect(subject.agent.kind).toBe("builtIn");
      const controls = await connect();
      await subject.breakOff();
      await until(() => expect(endings()).toEqual(["error"]));
      const before = said.length;
      await touchAll(controls);
      await aWhile();
      expect([said.length, types().at(-1)]).toEqual([before, "ended"]);
    });

    it("never begins for a signal that is aborted while it is asked for", async () => {
      const tried = subject.stall?.().tried;
      const connecting = connect().then(
        () => "begun",
        () => "refused",
      );
      await tried;
      abort.abort();
      const outcome = await Promise.race([connecting, aWhile().then(() => "waiting")]);
      expect(outcome).not.toBe("begun");
      await subject.otherSide.isLeft();
      expect(said).toEqual([]);
    });
  });
}
