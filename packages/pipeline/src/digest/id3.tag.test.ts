import { BufferSource, Input, MP3 } from 'mediabunny';
import { expect, it } from 'vitest';
import { encodeMp3 } from '../media/mp3.encode.ts';
import { mp3DurationMs } from '../media/mp3.frames.ts';
import { id3Tag, withoutTag } from './id3.tag.ts';

const tone = (seconds: number): Int16Array =>
  Int16Array.from({ length: seconds * 16_000 }, (_, at) => Math.round(8_000 * Math.sin(at / 8)));

const facts = { title: 'Fees – “fell”', artist: 'The Hour', lengthMs: 5_000, chapters: [] };

it('a file with chapters is read by others: title, artist, and the whole sound', async () => {
  const frames = await encodeMp3({ chunks: [tone(3), new Int16Array(0), tone(2)], sampleRate: 16_000 });
  const chapters = Array.from({ length: 300 }, (_, index) => ({
    title: `Card ${index}`,
    startMs: index * 10,
    endMs: index * 10 + 10,
  }));
  const file = Buffer.concat([id3Tag({ ...facts, chapters }), frames]);
  const input = new Input({ source: new BufferSource(new Uint8Array(file).buffer), formats: [MP3] });
  expect(await input.getMetadataTags()).toMatchObject({ title: 'Fees – “fell”', artist: 'The Hour' });
  const duration = await input.computeDuration();
  expect(Math.abs(duration * 1000 - mp3DurationMs(frames))).toBeLessThan(50);
  expect(duration).toBeGreaterThan(5);
  expect(duration).toBeLessThan(5.3);
  expect(Buffer.from(withoutTag(file)).equals(frames)).toBe(true);
  input.dispose();
});

it('chapters name where a card begins and ends, and are listed in order', () => {
  const chapters = [
    { title: 'Überblick', startMs: 0, endMs: 1_500 },
    { title: 'Fees', startMs: 1_500, endMs: 5_000 },
  ];
  const tag = Buffer.from(id3Tag({ ...facts, chapters }));
  expect(tag.subarray(0, 4)).toEqual(Buffer.from([0x49, 0x44, 0x33, 4]));
  expect(tag.length).toBe(10 + (tag[8] ?? 0) * 128 + (tag[9] ?? 0));
  const list = tag.subarray(tag.indexOf('CTOC') + 10);
  expect(list.subarray(0, 20)).toEqual(Buffer.from('cards\0\x03\x02card0\0card1\0', 'latin1'));
  const second = tag.subarray(tag.lastIndexOf('CHAP') + 10);
  expect(second.subarray(0, 6).toString()).toBe('card1\0');
  expect([second.readUInt32BE(6), second.readUInt32BE(10)]).toEqual([1_500, 5_000]);
  expect(tag.includes(Buffer.from('Überblick'))).toBe(true);
});

it('what has no tag is all sound', () => {
  expect(withoutTag(new Uint8Array([255, 243]))).toEqual(new Uint8Array([255, 243]));
});
