import { describeOutboxContract } from "@archive-of-minds/testing/contracts";
import { createMemoryOutbox } from "./memory-outbox";

describeOutboxContract("Memory", () => ({ outbox: createMemoryOutbox() }));
