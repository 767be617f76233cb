import type { Speaker } from '@ecco/contract';

const toneCount = 8;

/** The color of each speaker by label: the most heard first, so that neighbors on the page differ. */
export function tonesOf(speakers: readonly Speaker[]): ReadonlyMap<string, string> {
  const byShare = [...speakers].sort((a, b) => b.share - a.share);
  return new Map(byShare.map((speaker, index) => [speaker.label, `var(--speaker-${index % toneCount})`]));
}
