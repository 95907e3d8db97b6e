/**
 * An mp3 that hums: MPEG-2 layer III (ISO/IEC 13818-3), 22,050 Hz, 32 kbit/s, one channel, and the same single
 * spectral line in every frame.
 */
export function hummingMp3(seconds: number): Uint8Array<ArrayBuffer> {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  const emptyPairs = 11;
  write(0xfff340c0, 32);
  // Side information: no bit reservoir, where the line is, how loud it is, and one Huffman table for all.
  write(0, 9);
  write(emptyPairs + 4, 12);
  write(emptyPairs + 1, 9);
  write(202, 8);
  write(0, 9);
  write(0, 1);
  for (let region = 0; region < 3; region += 1) write(1, 5);
  write(7, 4);
  write(7, 3);
  write(0, 2);
  // Spectrum: pairs of nothing, then nothing and one, positive.
  for (let pair = 0; pair < emptyPairs; pair += 1) write(1, 1);
  write(0b0010, 4);

  const frame = new Uint8Array(104);
  bits.forEach((bit, index) => (frame[index >> 3]! |= bit << (7 - (index & 7))));
  const frames = Math.ceil((seconds * 22_050) / 576);
  const mp3 = new Uint8Array(frames * frame.length);
  for (let index = 0; index < frames; index += 1) mp3.set(frame, index * frame.length);
  return mp3;
}
