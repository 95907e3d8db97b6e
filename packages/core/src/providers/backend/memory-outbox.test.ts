import { describeOutboxContract } from "../../testing/contracts/outbox-contract";
import { createMemoryOutbox } from "./memory-outbox";

describeOutboxContract("Memory", () => ({ outbox: createMemoryOutbox() }));
