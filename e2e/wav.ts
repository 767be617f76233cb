import type { Speech } from '@ecco/engine';

const headerBytes = 44;

/** Mono 16-bit samples as a WAV file. */
export function toWav({ samples, sampleRate }: Speech): Uint8Array {
  const file = Buffer.alloc(headerBytes + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, headerBytes + index * 2);
  return new Uint8Array(file);
}
