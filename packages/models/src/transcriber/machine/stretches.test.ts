import { describe, expect, it } from 'vitest';
import { sampleRate, stretchesOf } from './stretches.ts';

/** Sound that is loud but for quiet places, given in seconds. */
function sound(seconds: number, quiet: readonly (readonly [from: number, to: number])[] = []): Float32Array {
  const samples = new Float32Array(seconds * sampleRate).fill(0.5);
  for (const [from, to] of quiet) samples.fill(0.01, from * sampleRate, to * sampleRate);
  return samples;
}

const inSeconds = (samples: Float32Array, spoken: readonly (readonly [number, number])[] | null) =>
  stretchesOf(
    samples,
    spoken?.map(([start, end]) => ({ start: start * sampleRate, end: end * sampleRate })) ?? null,
  ).map(({ start, end }) => [start / sampleRate, end / sampleRate]);

describe('stretches of speech', () => {
  it('are cut where it is quietest in the last fifth, none longer than 28 seconds', () => {
    const cut = inSeconds(
      sound(60, [
        [25, 25.4],
        [10, 12],
      ]),
      null,
    );
    expect(cut[0]).toEqual([0, 25.2]);
    expect(cut.at(-1)?.[1]).toBe(60);
    for (const [start = 0, end = 0] of cut) expect(end - start).toBeLessThanOrEqual(28);
    expect(cut.slice(1).map(([start]) => start)).toEqual(cut.slice(0, -1).map(([, end]) => end));
  });

  it('join what is said with short pauses, with a margin around it, and leave out long silence', () => {
    expect(
      inSeconds(sound(60), [
        [1, 3],
        [4, 6],
        [20, 21],
      ]),
    ).toEqual([
      [0.8, 6.2],
      [19.8, 21.2],
    ]);
  });

  it('never cover the same sound twice', () => {
    const spoken = [
      [0, 20],
      [20, 40],
      [40, 59],
    ] as const;
    const cut = inSeconds(sound(60), spoken);
    expect(cut).toHaveLength(3);
    cut.slice(1).forEach(([start = 0], index) => {
      expect(start).toBeGreaterThanOrEqual(cut[index]?.[1] ?? Number.POSITIVE_INFINITY);
    });
  });

  it('are none where nobody speaks, or where all is zero', () => {
    expect(inSeconds(sound(10), [])).toEqual([]);
    expect(inSeconds(new Float32Array(10 * sampleRate), null)).toEqual([]);
    expect(inSeconds(new Float32Array(0), null)).toEqual([]);
  });
});
