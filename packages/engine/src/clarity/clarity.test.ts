import { describe, expect, it } from 'vitest';
import { rateSentences } from '../salience/salience.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { clarityOf } from './clarity.ts';
import { cluesOf } from './clues.ts';

const around = [
  'The trustees heard the staff of the pension fund on its private credit program.',
  'Alder Teachers lowered its assumed rate of return from 7 percent to 6.5 percent in March 2026.',
];

/** How clear a sentence is among others, in a talk. */
function clarityAmong(text: string, others: readonly string[] = around): number {
  const source = sourceOf([...others, text], { kind: 'episode' });
  const one = rateSentences(source).at(-1);
  if (one === undefined) throw new Error('nothing was read');
  return clarityOf(source, () => true)(one);
}

describe('how clear a sentence is by itself', () => {
  it('is a chance between 0 and 1, whatever is said', () => {
    for (const text of ['Yes.', '!', 'The the the the the.', `${'very '.repeat(200)}long.`]) {
      expect(clarityAmong(text)).toBeGreaterThan(0);
      expect(clarityAmong(text)).toBeLessThan(1);
    }
  });

  it.each([
    [
      'names what it tells rather than pointing at it',
      'Private credit managers charged Alder Teachers $44 million in fees last year.',
      'This is what they charged us for that, which you would see there.',
    ],
    [
      'is said once, and not begun twice',
      'Alder Teachers sold $400 million of buyout funds to a secondary buyer.',
      'Alder we sold the sold the 400 of, of the funds to a to the buyer.',
    ],
    [
      'tells of its subject, and not only of whoever listens',
      'Consultants recommend index funds because active managers rarely earn their fees.',
      'You can just get started with it and you would not have to do so much.',
    ],
  ])('counts for more where it %s', (_, clear, unclear) => {
    expect(clarityAmong(clear)).toBeGreaterThan(clarityAmong(unclear));
  });

  it('is less where "the" thing was named just before', () => {
    const text = 'The report came late.';
    const named = ['Alder Teachers published a report on its fees.', 'Nobody liked it.'];
    expect(clarityAmong(text, named)).toBeLessThan(clarityAmong(text));
  });
});

describe('the clues of a sentence', () => {
  it('are those of its words and of what was said before', () => {
    const source = sourceOf(['We said that the board met.']);
    const [one] = rateSentences(source);
    if (one === undefined) throw new Error('nothing was read');
    const clues = cluesOf(one, { before: new Set(['board']), isTalk: true, passing: 0.5 });
    expect(clues).toMatchObject({ ours: 1, saysThat: 1, known: 1, named: 0, talk: 1, passing: 0.5 });
  });
});
