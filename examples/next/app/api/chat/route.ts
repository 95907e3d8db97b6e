import { characters } from "@archive-of-minds/core";
import { createOpenAILanguageModel } from "@archive-of-minds/core/providers/openai";
import { createChatHandler } from "@archive-of-minds/core/server";

const { OPENAI_API_KEY: apiKey = "", OPENAI_BASE_URL: baseURL = "https://api.openai.com/v1" } = process.env;
const models = createOpenAILanguageModel({ baseURL, apiKey, model: "gpt-6.1-sol" });

export const POST = createChatHandler({ characters, models, secrets: [apiKey] });
