/** An open microphone. */
export interface MicrophoneSamples {
  readonly rate: number;
  /** The samples since the last call; empty where there are none. The buffer is reused by the next call. */
  read(): Float32Array;
  close(): void;
}

/** The largest buffer of Web Audio: more than half a second at 48 kHz, so that a busy page misses no sound. */
const WINDOW = 32_768;

const constraints: MediaStreamConstraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
};

/**
 * Opens the microphone. The samples are read from an analyser rather than a worklet: it needs no separate file for
 * bundlers and content policies, and 30 ms are fast enough to detect speech.
 *
 * @param onLost the device has gone.
 * @throws DOMException as `getUserMedia` does.
 */
export async function openMicrophone(onLost: () => void): Promise<MicrophoneSamples> {
  const stream = await globalThis.navigator.mediaDevices.getUserMedia(constraints);
  const stopTracks = () => {
    for (const track of stream.getTracks()) {
      track.removeEventListener("ended", onLost);
      track.stop();
    }
  };
  try {
    for (const track of stream.getTracks()) track.addEventListener("ended", onLost);
    const context = new AudioContext();
    const source = context.createMediaStreamSource(stream);
    const analyser = new AnalyserNode(context, { fftSize: WINDOW });
    source.connect(analyser);
    // Refused before a user gesture; pressing Record is one.
    context.resume().catch(() => {});
    const window = new Float32Array(WINDOW);
    let read = context.currentTime;
    return {
      rate: context.sampleRate,
      read() {
        const now = context.currentTime;
        const count = Math.min(WINDOW, Math.round((now - read) * context.sampleRate));
        read = now;
        if (count <= 0) return window.subarray(WINDOW);
        analyser.getFloatTimeDomainData(window);
        return window.subarray(WINDOW - count);
      },
      close() {
        stopTracks();
        source.disconnect();
        context.close().catch(() => {});
      },
    };
  } catch (error) {
    stopTracks();
    throw error;
  }
}
