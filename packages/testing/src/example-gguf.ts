const SENTENCE = "▁The ▁current ▁hums ▁in ▁the ▁dark ▁, ▁and ▁so ▁do ▁I ▁.".split(" ");
const TEMPLATE = "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}";
const LAYER_WIDTH = 64;

/** What {@link exampleGguf} answers to everything. */
export const exampleGgufReply = "The current hums in the dark , and so do I .";

/** Collects the little-endian values of a GGUF file. */
function createWriter() {
  const parts: Uint8Array[] = [];
  let length = 0;
  const push = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const number = (size: number, set: (view: DataView) => void) => {
    const view = new DataView(new ArrayBuffer(size));
    set(view);
    push(new Uint8Array(view.buffer));
  };
  const writer = {
    push,
    u32: (value: number) => number(4, (view) => view.setUint32(0, value, true)),
    i32: (value: number) => number(4, (view) => view.setInt32(0, value, true)),
    f32: (value: number) => number(4, (view) => view.setFloat32(0, value, true)),
    u64: (value: number) => number(8, (view) => view.setBigUint64(0, BigInt(value), true)),
    text(value: string) {
      const bytes = new TextEncoder().encode(value);
      writer.u64(bytes.length);
      push(bytes);
    },
    pad: (alignment: number) => push(new Uint8Array((alignment - (length % alignment)) % alignment)),
    bytes() {
      const all = new Uint8Array(length);
      let at = 0;
      for (const part of parts) {
        all.set(part, at);
        at += part.length;
      }
      return all;
    },
  };
  return writer;
}

/**
 * A language model in the GGUF format, of 2.6 MB: one layer without attention, in which each word leads to the next one of
 * a fixed sentence. Every runtime of llama.cpp loads it.
 */
export function exampleGguf(): Uint8Array<ArrayBuffer> {
  const words = [...new Set(SENTENCE)];
  const byteTokens = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
  );
  const tokens = ["<unk>", "<s>", "</s>", ...byteTokens, ...words];
  const base = tokens.length - words.length;
  const types = tokens.map((_, index) => (index === 0 ? 2 : index < 3 ? 3 : index < base ? 6 : 1));
  const scores = tokens.map((_, index) => (index < base ? 0 : base - index));
  const width = Math.ceil(tokens.length / 64) * 64;

  const idOf = (word: string) => base + words.indexOf(word);
  const following = tokens.map(() => base);
  SENTENCE.forEach((word, index) => (following[idOf(word)] = idOf(SENTENCE[index + 1] ?? word)));
  following[idOf("▁.")] = 2;

  const zeros = (count: number) => new Float32Array(count);
  const ones = new Float32Array(width).fill(1);
  const embedding = zeros(tokens.length * width);
  const output = zeros(tokens.length * width);
  tokens.forEach((_, index) => {
    embedding[index * width + index] = 1;
    output[(following[index] ?? 0) * width + index] = 1.2;
  });
  const square = () => zeros(width * width);
  const tensors: readonly (readonly [string, readonly number[], Float32Array])[] = [
    ["token_embd.weight", [width, tokens.length], embedding],
    ["output_norm.weight", [width], ones],
    ["output.weight", [width, tokens.length], output],
    ["blk.0.attn_norm.weight", [width], ones],
    ["blk.0.attn_q.weight", [width, width], square()],
    ["blk.0.attn_k.weight", [width, width], square()],
    ["blk.0.attn_v.weight", [width, width], square()],
    ["blk.0.attn_output.weight", [width, width], square()],
    ["blk.0.ffn_norm.weight", [width], ones],
    ["blk.0.ffn_gate.weight", [width, LAYER_WIDTH], zeros(width * LAYER_WIDTH)],
    ["blk.0.ffn_up.weight", [width, LAYER_WIDTH], zeros(width * LAYER_WIDTH)],
    ["blk.0.ffn_down.weight", [LAYER_WIDTH, width], zeros(width * LAYER_WIDTH)],
  ];

  const writer = createWriter();
  const entries: (() => void)[] = [];
  const entry = (key: string, type: number, write: () => void) =>
    entries.push(() => {
      writer.text(key);
      writer.u32(type);
      write();
    });
  const text = (key: string, value: string) => entry(key, 8, () => writer.text(value));
  const count = (key: string, value: number) => entry(key, 4, () => writer.u32(value));
  const list = <Value>(key: string, type: number, values: readonly Value[], write: (value: Value) => void) =>
    entry(key, 9, () => {
      writer.u32(type);
      writer.u64(values.length);
      values.forEach(write);
    });

  text("general.architecture", "llama");
  text("general.name", "fixture");
  count("llama.context_length", 8_192);
  count("llama.embedding_length", width);
  count("llama.block_count", 1);
  count("llama.feed_forward_length", LAYER_WIDTH);
  count("llama.attention.head_count", width / 64);
  count("llama.attention.head_count_kv", width / 64);
  count("llama.rope.dimension_count", 64);
  entry("llama.attention.layer_norm_rms_epsilon", 6, () => writer.f32(1e-6));
  count("llama.vocab_size", tokens.length);
  count("general.file_type", 0);
  text("tokenizer.ggml.model", "llama");
  list("tokenizer.ggml.tokens", 8, tokens, writer.text);
  list("tokenizer.ggml.scores", 6, scores, writer.f32);
  list("tokenizer.ggml.token_type", 5, types, writer.i32);
  count("tokenizer.ggml.bos_token_id", 1);
  count("tokenizer.ggml.eos_token_id", 2);
  count("tokenizer.ggml.unknown_token_id", 0);
  entry("tokenizer.ggml.add_bos_token", 7, () => writer.push(Uint8Array.of(1)));
  text("tokenizer.chat_template", TEMPLATE);

  writer.push(new TextEncoder().encode("GGUF"));
  writer.u32(3);
  writer.u64(tensors.length);
  writer.u64(entries.length);
  entries.forEach((write) => write());
  let offset = 0;
  for (const [name, dimensions, values] of tensors) {
    writer.text(name);
    writer.u32(dimensions.length);
    dimensions.forEach(writer.u64);
    writer.u32(0);
    writer.u64(offset);
    offset += Math.ceil(values.byteLength / 32) * 32;
  }
  writer.pad(32);
  for (const [, , values] of tensors) {
    writer.push(new Uint8Array(values.buffer));
    writer.pad(32);
  }
  return writer.bytes();
}
