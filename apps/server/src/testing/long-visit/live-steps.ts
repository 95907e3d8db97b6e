import { WebSocket } from "ws";
import { canaries } from "../../proxies/testing/test-proxy-server";
import { usualHeaders, type Visit } from "./visit";
import { visitorData } from "./visitor-data";

/** Live conversations, and every way in which one ends. */
export async function converse({ ask: send, server, url, cookies }: Visit): Promise<void> {
  const { elevenLabs } = server.vendors;
  for (const transport of ["websocket", "webrtc", visitorData.message]) {
    for (const characterId of ["flux", "cheesemaster", visitorData.message])
      await send("/api/voice-agent/session", {
        method: "POST",
        body: { characterId, transport, source: visitorData.header },
      });
  }
  elevenLabs.setBehaviour("redirect-elsewhere");
  await send("/api/voice-agent/session", { method: "POST", body: { characterId: "flux", transport: "webrtc" } });
  elevenLabs.setBehaviour("reply");
  const upgrade = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.alloc(16).toString("base64"),
  };
  await send("/api/voice-agent/conversation?character=flux", {
    headers: { ...upgrade, origin: "https://canary.example" },
  });
  await send("/api/voice-agent/conversation?character=nobody", { headers: { ...upgrade, origin: url } });
  await send("/api/voice-agent/conversation?character=flux", { headers: { origin: url } });

  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const open = () =>
    new WebSocket(
      `${url.replace("http", "ws")}/api/voice-agent/conversation?character=flux&source=${visitorData.query}`,
      ["convai"],
      { headers: { ...usualHeaders, cookie, origin: url } },
    );
  const begin = JSON.stringify({
    type: "conversation_initiation_client_data",
    conversation_config_override: { agent: { prompt: { prompt: visitorData.system } } },
  });
  // The host in a vendor's signed address is ignored.
  elevenLabs.setSignedOrigin("ws://127.0.0.1:1");
  for (const [nth, agentBehaviour] of (
    ["silent", "kill", "close-1008", "bad-frame", "refuse-302", "first-not-metadata"] as const
  ).entries()) {
    elevenLabs.setAgentBehaviour(agentBehaviour);
    const page = open();
    page.on("error", () => {});
    const closed = new Promise((resolve) => page.on("close", resolve));
    page.on("open", () => page.send(begin));
    if (nth === 0) {
      const agent = await elevenLabs.conversation(1);
      page.send(JSON.stringify({ type: "user_message", text: visitorData.frame }));
      await agent.heard("user_message");
      agent.says(visitorData.frame);
      agent.send({ type: "debug", text: `${canaries.agents.flux} ${canaries.elevenLabs}` });
      page.send(`not JSON: ${visitorData.frame}`);
    }
    await closed;
  }
}
