// The examples of the pages, as they stand there; scripts/readme.test.ts checks their types.
declare module "virtual:example/*";
