import { describe, expect, it } from 'vitest';
import { type IdentifiedSegment, identifySegments } from './segment-identity.ts';

const words =
  'capital pension fund board return equity bond risk manager fee trustee vote policy rate plan'.split(' ');
const sentence = (seed: number): string =>
  Array.from(
    { length: 9 },
    (_, place) => `${words[(seed * 7 + place * (seed + 3)) % words.length]}${(seed * place) % 13}`,
  ).join(' ');

function first(texts: string[]): IdentifiedSegment[] {
  const ids = identifySegments('item', [], texts);
  return texts.map((text, index) => ({ id: ids[index] ?? '', text }));
}

describe('segment ids', () => {
  it('are the same for the same words, and differ for repeated lines', () => {
    const texts = ['Welcome.', 'Yeah.', 'Thank you.', 'Yeah.'];
    const once = first(texts);
    expect(first(texts)).toEqual(once);
    expect(new Set(once.map((segment) => segment.id)).size).toBe(4);
  });

  it('survive corrections, insertions and removals', () => {
    const before = first(Array.from({ length: 60 }, (_, seed) => sentence(seed)));
    const after = before.map((segment) => segment.text);
    after[10] = `${after[10]?.toUpperCase()}!`;
    after[20] = (after[20] ?? '').replace(/^\S+/, 'Meridian');
    after.splice(30, 1);
    after.splice(5, 0, 'A sponsor speaks here and was not there before.');
    const ids = identifySegments('item', before, after);
    const expected = before.map((segment) => segment.id);
    expected.splice(30, 1);
    expect(ids.filter((_, index) => index !== 5)).toEqual(expected);
    expect(expected).not.toContain(ids[5]);
  });

  it('are never given to another segment when lines swap places', () => {
    const before = first([sentence(1), sentence(2), sentence(3)]);
    const ids = identifySegments('item', before, [sentence(2), sentence(1), sentence(3)]);
    expect(new Set(ids).size).toBe(3);
    expect(ids[2]).toBe(before[2]?.id);
  });

  it('are found for two transcripts of several thousand lines that share nothing', () => {
    const before = first(Array.from({ length: 3000 }, (_, seed) => sentence(seed)));
    const ids = identifySegments(
      'item',
      before,
      before.map((_, seed) => `other words number ${seed} entirely`),
    );
    expect(new Set(ids).size).toBe(3000);
  });
});
