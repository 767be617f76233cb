import type { NewVoicePrint } from '@ecco/store';
import type { TranscriptFile } from '../item/transcript-file.ts';

/** Less speech than this, in ms, distinguishes no voice from another. */
const leastSpokenMs = 8_000;

/** Prints of a transcript that rest on enough speech. */
export const storedPrints = ({ voices }: Pick<TranscriptFile, 'voices'>): NewVoicePrint[] =>
  (voices ?? [])
    .filter(({ spokenMs }) => spokenMs >= leastSpokenMs)
    .map(({ speaker, spokenMs, ...print }) => ({ ...print, label: speaker, spokenMs: Math.round(spokenMs) }));
