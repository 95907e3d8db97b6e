declare module "virtual:llama-worker" {
  /** The address of the program of wllama's worker. */
  const url: string;
  // eslint-disable-next-line import/no-default-export
  export default url;
}
