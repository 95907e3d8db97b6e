declare module "@elevenlabs/client/worklets/*.js?url&no-inline" {
  /** Where the page serves it. */
  const address: string;
  export default address;
}
