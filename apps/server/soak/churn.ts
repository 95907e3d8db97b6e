// Lets visitors come and go, ten thousand by default, at every moment of a visit. Prints what remains of them as one line
// of JSON; anything still open, or still in memory, is a failure.
import { churn, mostLeftBehind } from "../src/testing/churn";
import { readRounds } from "./read-rounds";

const report = await churn({ clients: readRounds(10_000) });
process.stdout.write(`${JSON.stringify(report)}\n`);
const isOpen = report.openConnections + report.openRequests + report.waits > 0;
if (isOpen || Object.values(report.objects).some((count) => count > mostLeftBehind)) process.exitCode = 1;
