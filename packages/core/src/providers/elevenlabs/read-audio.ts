import { SpeechError } from "../../contracts";
import { inTime } from "../in-time";

type Bytes = Uint8Array<ArrayBuffer>;

const LONGEST_ERROR_CHARACTERS = 2_000;

/** Streams a body; too long a wait for the next bytes throws a `timeout`. */
export async function* readBytes(
  body: ReadableStream<Bytes> | null,
  silenceMs: number,
): AsyncGenerator<Bytes, void, undefined> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMs, failLateVoice);
      if (done) return;
      if (value.length > 0) yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** The beginning of an error body, as far as it arrives. */
export async function readRefusal(response: Response, silenceMs: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const bytes of readBytes(response.body, silenceMs)) {
      text += decoder.decode(bytes, { stream: true });
      if (text.length >= LONGEST_ERROR_CHARACTERS) break;
    }
  } catch {
    // What has come of it is better than nothing.
  }
  return text.slice(0, LONGEST_ERROR_CHARACTERS);
}

/** Fails a wait for the voice that took too long. */
export function failLateVoice(): never {
  throw new SpeechError("timeout", "The voice did not come in time.");
}

/** Whether these can be the first bytes of an mp3: a frame (ISO/IEC 11172-3) or a tag before it. */
export function isMp3([first = 0, second = 0, third = 0]: Bytes): boolean {
  return (first === 0xff && (second & 0xe0) === 0xe0) || (first === 0x49 && second === 0x44 && third === 0x33);
}
