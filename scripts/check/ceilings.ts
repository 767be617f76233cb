import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { WordCounts } from './private-words.ts';

const path = 'scripts/check/private-words.json';
const Counts = z.record(z.string(), z.number().int().min(1));
const Ceilings = z.strictObject({ names: Counts, files: Counts, comments: Counts });

/** How often each word of our own may stand in names, files and comments. */
export const readCeilings = (): WordCounts => Ceilings.parse(JSON.parse(readFileSync(path, 'utf8')));

/** Writes the ceilings, in the order of the alphabet. */
export function writeCeilings(ceilings: WordCounts): void {
  const sorted = Object.entries(ceilings).map(([place, counts]) => [
    place,
    Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other))),
  ]);
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
