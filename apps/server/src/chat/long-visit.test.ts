import { createBackendLanguageModel } from "@archive-of-minds/core/providers/backend";
import { describeLongVisit } from "@archive-of-minds/testing/contracts";
import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { readConfig } from "../config";
import { createTestServer } from "../testing/test-server";

// Three variables of the README are all that an operator sets for Ollama.
describeLongVisit("a server of the operator’s own, such as Ollama", async () => {
  const ollama = await startOpenAIStandIn({ delays: 0 });
  const environment = { OPENAI_BASE_URL: `${ollama.url}/v1`, OPENAI_MODEL: "llama3.2", OPENAI_NAME: "Llama" };
  const server = await createTestServer({ openai: readConfig(environment).openai });
  const visitor = await server.unlockedVisitor();
  return {
    languageModel: createBackendLanguageModel({ fetch: visitor.fetch }),
    async cleanUp() {
      await server.close();
      await ollama.close();
    },
  };
});
