import { describe, expect, it } from 'vitest';
import type { Source } from '../ports/ports.ts';
import { rateSentences } from '../salience/salience.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { judgeOf } from './judge.ts';
import { judgeWeights } from './summary-plan.weights.ts';

const mumbled = [
  'Yeah, so that was, you know, the, the one that we, we kind of did.',
  'And then they, like, it just sort of went, and I mean, right.',
  'You would just do that and then you would see it there.',
];
const clear = 'Our plumber told us that the boiler of the house would not last another winter.';

/** One clear thing is said, after lines that nobody understands. */
function mumbling(lines: number): Source {
  const some = Array.from(
    { length: lines },
    (_, at) => ['Bob', `${mumbled[at % mumbled.length]} ${at}`] as const,
  );
  return sourceOf([...some, ['Ann', clear]]);
}

describe('what may stand on the first screen', () => {
  it('is the clearest there is, where a talk was heard badly from end to end', () => {
    const [short, long] = [mumbling(1), mumbling(200)].map((source) => {
      const { clarity, isFit } = judgeOf(source);
      const rated = rateSentences(source);
      return {
        chance: Math.max(...rated.filter(({ sentence }) => sentence.text === clear).map(clarity)),
        told: rated.filter(isFit).map(({ sentence }) => sentence.text),
      };
    });
    expect(short?.chance).toBeGreaterThan(judgeWeights.leastClarityOfTalk);
    expect(long?.chance).toBeLessThan(judgeWeights.leastClarityOfTalk);
    expect([short?.told, long?.told]).toEqual([[clear], [clear]]);
  });
});

it('in talk an announced point counts more than the same, and an example less', () => {
  const text = 'The pension fund of the county sold $2 billion of bonds too late.';
  const source = sourceOf([
    ['Ann', `The main reason is that ${text.charAt(0).toLowerCase()}${text.slice(1)}`],
    ['Ann', `For example, ${text.charAt(0).toLowerCase()}${text.slice(1)}`],
  ]);
  const [point = 0, example = 0] = rateSentences(source).map(judgeOf(source).worth);
  expect(point).toBeGreaterThan(3 * example);
});

it.each(['meeting', 'document'] as const)(
  'how a %s was run, and thanks given there, do not stand on the first screen',
  (kind) => {
    const said = [
      'Chair Adair called the meeting of the water board of Thornby to order at 6:02 p.m.',
      'The budget of the water office of Thornby was approved by the following vote of the members.',
      'Member Oakes thanked the staff of the water office for all of its work on the budget.',
      'The water office of Thornby repaired 14 miles of its pipes for $3 million in the spring.',
    ];
    const source = sourceOf(
      said.map((text) => ['Ann Adair', text] as const),
      { kind },
    );
    const fit = rateSentences(source).filter(judgeOf(source).isFit);
    expect(fit.map(({ sentence }) => sentence.text)).toEqual([said[3]]);
  },
);
