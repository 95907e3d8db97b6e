import { conversationsIn } from "@archive-of-minds/core";

console.log(conversationsIn([]));
