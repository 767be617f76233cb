import type { AudioDigest } from '@ecco/contract';
import type { Digest } from '@ecco/store';
import { mediaPath } from './item-addresses.ts';

export const presentDigest = ({ totalMs, parts, chapters }: Digest): AudioDigest => ({
  total_duration: totalMs,
  audio: parts.map(({ title, key, durationMs }) => ({ title, url: mediaPath(key), duration: durationMs })),
  chapters: chapters.map(({ title, card, startMs }) => ({ title, card, start: startMs })),
});
