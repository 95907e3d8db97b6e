import * as v from "valibot";

/** A long paragraph; clients send a reply sentence by sentence. */
const LONGEST_TEXT = 5_000;
/** Neighbouring sentences, which the vendor uses for intonation only. */
const LONGEST_CONTEXT = 1_000;

const share = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const context = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CONTEXT)));

/** The part of a speech request that is passed on. */
export const SpeechRequest = v.object({
  text: v.pipe(v.string(), v.regex(/\S/), v.maxLength(LONGEST_TEXT)),
  model_id: v.optional(v.string()),
  language_code: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
  previous_text: context,
  next_text: context,
  voice_settings: v.optional(
    v.object({
      stability: share,
      similarity_boost: share,
      style: share,
      use_speaker_boost: v.optional(v.boolean()),
      // The vendor's range; a player can go beyond it.
      speed: v.optional(v.pipe(v.number(), v.minValue(0.7), v.maxValue(1.2))),
    }),
  ),
});

/** The vendor expects these in the query. */
export const SpeechQuery = v.object({
  output_format: v.optional(
    v.picklist([
      "mp3_22050_32",
      "mp3_44100_32",
      "mp3_44100_64",
      "mp3_44100_128",
      "pcm_16000",
      "pcm_22050",
      "pcm_24000",
    ]),
    "mp3_22050_32",
  ),
  optimize_streaming_latency: v.optional(v.picklist(["0", "1", "2", "3", "4"]), "4"),
});
