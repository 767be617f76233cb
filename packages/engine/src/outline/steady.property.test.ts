import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Source } from '../ports/ports.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { buildOutline } from './build-outline.ts';

const subjects = [
  'discount rate actuary liability employer contribution valuation mortality',
  'private credit lender covenant borrower loan coupon manager',
  'climate emission oil proxy vote director disclosure',
  'office tower rent tenant vacancy lease landlord',
  'currency hedge dollar yen forward overlay volatility',
].map((words) => words.split(' '));
const linesOfSubject = 30;

type Chance = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (list: readonly string[], chance: Chance): string =>
  list[Math.floor(chance() * list.length)] ?? '';

/** A line as speech recognition writes it, without a full stop. */
function spokenLine(words: readonly string[], chance: Chance): string {
  const [a, b, c, d] = Array.from({ length: 4 }, () => pick(words, chance));
  return `and so the ${a} is what we have in the ${b} because the ${c} was with them for the ${d}`;
}

/** A talk that stays with each subject for so many lines. */
function talk(seed: number): Source {
  const chance = chanceOf(seed);
  return sourceOf(
    subjects.flatMap((words) => Array.from({ length: linesOfSubject }, () => spokenLine(words, chance))),
  );
}

/** The same with a twentieth of its lines garbled: words of any subject, misheard. */
function garbled(source: Source, seed: number): Source {
  const chance = chanceOf(seed);
  const misheard = subjects.flat().map((word) => `${word.slice(2)}x`);
  const garble = (text: string) => (chance() < 0.05 ? spokenLine(misheard, chance) : text);
  return { ...source, segments: source.segments.map((one) => ({ ...one, text: garble(one.text) })) };
}

const boundariesOf = (source: Source): number[] =>
  buildOutline(source)
    .chapters.slice(1)
    .map(({ firstSegment }) => firstSegment);

it('finds the subjects of a talk, and most of the same boundaries when lines of it are garbled', () => {
  const changes = subjects.slice(1).map((_, at) => (at + 1) * linesOfSubject);
  const near = (list: number[]) => (place: number) => list.some((other) => Math.abs(place - other) <= 2);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
      const source = talk(seed);
      const matches = boundariesOf(source);
      const again = boundariesOf(garbled(source, seed + 1));
      expect(changes.filter(near(matches))).toEqual(changes);
      expect(matches.filter(near(again)).length).toBeGreaterThanOrEqual(matches.length * 0.7);
    }),
    { numRuns: 12, seed: 1 },
  );
});
