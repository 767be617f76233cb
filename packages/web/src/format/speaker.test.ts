import { expect, test } from 'vitest';
import { shownSpeaker } from './speaker.ts';

test('nobody is shown where the source only says "unknown"', () => {
  expect(['Ines Varga', 'Speaker 2', 'unknown', 'Unknown ', null].map(shownSpeaker)).toEqual([
    'Ines Varga',
    'Speaker 2',
    null,
    null,
    null,
  ]);
});
