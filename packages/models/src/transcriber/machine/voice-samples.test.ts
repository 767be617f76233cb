import { describe, expect, it } from 'vitest';
import { sampleRate } from './stretches.ts';
import { voiceSamples } from './voice-samples.ts';

const inSeconds = (turns: Parameters<typeof voiceSamples>[0]) =>
  [...voiceSamples(turns)].map(([speaker, samples]) => [
    speaker,
    samples.map(({ start, end }) => [start / sampleRate, end / sampleRate]),
  ]);

describe('the samples of voices', () => {
  it('are the turns in which nobody else is audible, the longest first', () => {
    const turns = [
      { start: 0, end: 3, speaker: 0 },
      { start: 3, end: 10, speaker: 1 },
      { start: 9, end: 12, speaker: 2 },
      { start: 12, end: 18, speaker: 0 },
      { start: 20, end: 22, speaker: 2 },
    ];
    expect(inSeconds(turns)).toEqual([
      [
        0,
        [
          [12, 18],
          [0, 3],
        ],
      ],
      [2, [[20, 22]]],
    ]);
  });

  it('are forty seconds at most, of turns of a second or more', () => {
    const turns = [
      { start: 0, end: 30, speaker: 0 },
      { start: 30, end: 30.5, speaker: 0 },
      { start: 40, end: 65, speaker: 0 },
    ];
    expect(inSeconds(turns)).toEqual([
      [
        0,
        [
          [0, 30],
          [40, 50],
        ],
      ],
    ]);
  });
});
