import { expect, it } from 'vitest';
import { rateSentences } from '../salience/salience.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { chooseLine } from './choose-line.ts';

it('a call is told by what its quarter came to as a whole, before a part that is worth as much', () => {
  const whole = 'Total revenue was $1.5 billion in the third quarter, down 7.5% from last year.';
  const lines = [
    'Backlog of $2.7 billion was flat in the third quarter, up 22% from last year.',
    whole,
    'Segment margin contracted by 120 basis points in the third quarter to 14.2%.',
  ];
  const source = sourceOf(
    lines.map((text) => ['Jane Alder', text] as const),
    { kind: 'earnings' },
  );
  const fit = rateSentences(source);
  expect(chooseLine(source, fit, () => 1)?.polished).toBe(whole);
});
