/** The part of the package that is used here; it comes without types. */
declare module '@echogarden/fvad-wasm' {
  interface FvadModule {
    readonly HEAP16: Int16Array
    _malloc(bytes: number): number
    _free(address: number): void
    _fvad_new(): number
    _fvad_free(instance: number): void
    _fvad_set_mode(instance: number, mode: number): number
    _fvad_set_sample_rate(instance: number, sampleRate: number): number
    /** 1 for speech, 0 for anything else, -1 for a frame of the wrong length. */
    _fvad_process(instance: number, samples: number, length: number): number
  }

  const load: (options: { wasmBinary: ArrayBuffer; print(): void; printErr(): void }) => Promise<FvadModule>
  export default load
}
