import { expect, it } from 'vitest';
import { withVoices } from './numbered-voices.ts';

const captionLine = (text: string) => ({ speaker: null, text, startMs: 0, endMs: 1 });

it('gives each piece a number, another one to whoever answers, and the same numbers each time', () => {
  const pieces = ['The next item is the roof.', 'So moved.', 'Second.', 'Is there any discussion?', 'None.'];
  const voices = withVoices(pieces.map(captionLine)).map(({ speaker }) => speaker);
  expect(voices.every((voice) => /^SPEAKER_0[0-6]$/u.test(voice ?? ''))).toBe(true);
  for (const at of [1, 2, 4]) expect(voices[at]).not.toBe(voices[at - 1]);
  expect(withVoices(pieces.map(captionLine)).map(({ speaker }) => speaker)).toEqual(voices);
});
