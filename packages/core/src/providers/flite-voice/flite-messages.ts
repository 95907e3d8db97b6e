import type { VoiceShape } from "./shape-voice";

export type FliteRequest =
  /** The compiled program, before anything else. */
  | { readonly type: "load"; readonly module: WebAssembly.Module }
  | { readonly type: "say"; readonly id: number; readonly args: readonly string[]; readonly shape: VoiceShape };

export type FliteAnswer =
  | {
      readonly type: "said";
      readonly id: number;
      readonly samples: Float32Array<ArrayBuffer>;
      readonly sampleRate: number;
    }
  | { readonly type: "failed"; readonly id: number; readonly message: string };
