import { describe, expect, it } from 'vitest';
import { rateSentences } from '../salience/salience.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { chooseLine } from './choose-line.ts';
import { planSummary } from './plan-summary.ts';

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

describe('the line of a call', () => {
  const filler =
    'The plants in the north were open for the whole of the spring and made what was asked of them.';
  const lineOf = (...texts: string[]) =>
    planSummary(sourceOf([...texts, filler], { kind: 'earnings' })).oneLiner?.polished;
  const guidance =
    'For the full year, the company expects adjusted earnings per share in the range of $4.30 to $4.45.';

  it('is what the quarter came to, and not what is expected', () => {
    const result = 'Net income was $38.5 million, against $31.2 million in the quarter of the year before.';
    expect(lineOf(guidance, result)).toBe(result);
  });

  it('is the company that is bought, where no result is told', () => {
    const bought = 'Larch Works has agreed to acquire Alder Mills for cash and stock of $8 billion.';
    expect(lineOf(guidance, bought)).toBe(bought);
  });

  it('is no adjusted sum of a part that was named before it', () => {
    const said: Line[] = [
      [
        'Jane Alder',
        `Turning to the mills segment, its halls were full. Adjusted EBITDA of negative $1 million decreased by $31 million.`,
      ],
      [
        'Owen Birch',
        'Net income was $38.5 million, against $31.2 million in the quarter of the year before.',
      ],
    ];
    const { oneLiner } = planSummary(sourceOf(said, { kind: 'earnings' }));
    expect(oneLiner?.polished).toContain('Net income');
  });
});

it('who speaks long on a call reports for the company, though nobody says who it is', () => {
  const said = 'We expect revenue in the range of $4.22 billion to $4.58 billion in the fourth quarter.';
  const report = `${said} ${'The halls of the works in the north were open through the spring. '.repeat(24)}`;
  const reported = (text: string) => {
    const { oneLiner, tldr, insights } = planSummary(sourceOf([['Speaker 2', text]], { kind: 'earnings' }));
    return [oneLiner, ...tldr, ...insights].map((one) => one?.polished);
  };
  expect(reported(report)).toContain(said);
  expect(reported(said)).not.toContain(said);
});

it('two figures in words are not one statement because both have numbers', () => {
  const income =
    'Net income in the third quarter was one point nine billion dollars or two dollars and seven cents per share.';
  const ahead =
    'For the fourth quarter, the company expects revenue of four point two billion dollars and earnings per share of two dollars and seven cents.';
  const { oneLiner, tldr, insights } = planSummary(sourceOf([income, ahead], { kind: 'earnings' }));
  expect([oneLiner, ...tldr, ...insights].map((one) => one?.sentence.text)).toEqual(
    expect.arrayContaining([income, ahead]),
  );
});
