import { fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

function explain(slot: string, machineId: string): Error {
  return new Error(
    `The ${machineId} chart was started without its actor "${slot}". ` +
      `Give it one with ${machineId}Machine.provide({ actors: { ${slot} } }), or use the factory that does it for you.`,
  );
}

/** A placeholder for a promise actor: fails with a sentence that says what is missing. */
export function promiseNotProvided<Output, Input extends NonReducibleUnknown>(machineId: string, slot: string) {
  return fromPromise<Output, Input>(() => Promise.reject(explain(slot, machineId)));
}

/** A placeholder for a callback actor: fails with a sentence that says what is missing. */
export function callbackNotProvided<
  Received extends { type: string },
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(machineId: string, slot: string) {
  return fromCallback<Received, Input>(() => {
    throw explain(slot, machineId);
  });
}
