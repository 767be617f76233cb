import { describe, expect, it } from 'vitest';
import { rateSentences } from '../salience/salience.ts';
import { repeats } from '../salience/select.ts';
import { interview } from '../testing/interview.fixture.ts';
import { paperOf } from '../testing/paper.fixture.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { overviewCoverage } from './overview-coverage.ts';
import { planSummary } from './plan-summary.ts';

const filler = 'The committee listened to the report on the portfolio and thanked the staff for it.';

describe('the plan of the first screen', () => {
  const source = sourceOf(interview);
  const plan = planSummary(source);
  const all = [...(plan.oneLiner ? [plan.oneLiner] : []), ...plan.tldr, ...plan.insights, ...plan.matters];

  it('tells each thing at one place only', () => {
    const twice = all.filter((one, at) => all.some((other, place) => place !== at && repeats(one, other)));
    expect(twice.map(({ polished }) => polished)).toEqual([]);
    expect(plan.tldr.length).toBeGreaterThanOrEqual(2);
  });

  it('gives the insights no less than the short form', () => {
    expect(plan.insights.length).toBeGreaterThanOrEqual(plan.tldr.length);
  });

  it('knows what it tells', () => {
    const rated = rateSentences(source);
    expect(rated.filter(overviewCoverage(source)).length).toBeGreaterThanOrEqual(all.length);
    expect(rated.every(overviewCoverage(source))).toBe(false);
  });
});

it('tells what a call lists of its outlook whole, right below its line', () => {
  const whole = 'Net sales were $7.9 billion in the quarter, up 16.2% from the year before it.';
  const list =
    'We currently expect the following for 2027: net sales in the range of a 3% decline to flat; a same-store sales decline of 5% to 7% but which reflects growth of approximately 9% to 11% on a two-year stack basis; and earnings per share in the range of $7.80 to $8.50, which reflects a compound annual growth rate between 14% and 19% or between 13% and 18% on an adjusted basis over a two-year period.';
  const spending = 'Capital spending is expected to be in the range of $1 billion to $1.2 billion in 2027.';
  const plan = planSummary(sourceOf([spending, whole, list, filler], { kind: 'earnings' }));
  expect(plan.oneLiner?.polished).toBe(whole);
  expect(plan.tldr[0]?.polished).toBe(list);
});

describe('a call', () => {
  const headline =
    'Diluted earnings per share of $1.74 increased 20.8% and adjusted diluted earnings per share of $2.12 increased 15.2%.';
  const toldOn = (...lines: string[]): string[] => {
    const { oneLiner, tldr, insights } = planSummary(sourceOf([...lines, filler], { kind: 'earnings' }));
    return [oneLiner, ...tldr, ...insights].flatMap((one) => one?.polished ?? []);
  };

  it('whose headline outweighs all else is told with its next measures, and none of a part', () => {
    const margin = 'Gross profit margin was 43.4% for the quarter, an increase of 170 basis points.';
    const cash = 'Net cash from operating activities for the first half of the year was about $213 million.';
    const brand = 'Our Alder brand grew its operating margin by 250 basis points in the spring months.';
    const texts = toldOn(headline, margin, brand, cash);
    expect(texts).toEqual(expect.arrayContaining([headline, margin, cash]));
    expect(texts).not.toContain(brand);
  });

  it('tells below its line what is expected, and then what the company did with the largest sum', () => {
    const outlook = 'We now expect adjusted earnings per share of $8.10 to $8.30 for the full year.';
    const deal = 'We acquired the paper works of the Larch family for $340 million in May.';
    const { tldr, insights } = planSummary(sourceOf([headline, outlook, deal, filler], { kind: 'earnings' }));
    expect(tldr.map(({ polished }) => polished)).toEqual([outlook]);
    expect(insights.map(({ polished }) => polished)).toContain(deal);
  });

  it('has an insight where all that it tells would fit the short form', () => {
    const sales = 'Net sales were $7.9 billion in the quarter, up 16.2% from the year before it.';
    const outlook = 'We now expect adjusted earnings per share of $8.10 to $8.30 for the full year.';
    const { tldr, insights } = planSummary(
      sourceOf([headline, outlook, sales, filler], { kind: 'earnings' }),
    );
    expect(tldr.length).toBeGreaterThan(0);
    expect(insights.length).toBeGreaterThan(0);
  });

  it('tells no figure that is put right in the same breath, and no outlook without what is expected', () => {
    const corrected = 'We expect revenue of $54 million, just to correct 45 million, for the full year.';
    const bare = 'Our guidance for the year ahead is $395 million.';
    expect(toldOn(headline, corrected, bare)).toEqual([headline]);
    const wrong = 'Free cash flow was $540 million in the quarter, more than ever before.';
    const right = 'I misspoke, free cash flow was $450 million in the quarter.';
    expect(toldOn(headline, wrong)).toContain(wrong);
    expect(toldOn(headline, wrong, right)).not.toContain(wrong);
  });

  it('begins with the whole where its reasons name parts, and never with what a part sold', () => {
    const whole =
      'The company delivered $208 million of adjusted EBITDA, a decline of 24% driven by an expected downturn in two segments.';
    const part = 'Sales at our Alder venture increased by over 50% year-over-year to $90 million.';
    const { oneLiner } = planSummary(sourceOf([part, whole, filler], { kind: 'earnings' }));
    expect(oneLiner?.polished).toBe(whole);
  });

  it('tells an outlook that names the measure of its short line among others', () => {
    const line = 'Adjusted earnings per share growth of 15.8% for the year.';
    const outlook =
      'For fiscal 2028, we now expect organic net sales growth approximately flat, adjusted operating margin of approximately 16%, and adjusted earnings per share of approximately $2.50.';
    expect(toldOn(line, outlook)).toEqual([line, outlook]);
  });
});

describe('the line under the title', () => {
  const lineOf = (...texts: string[]) =>
    planSummary(sourceOf([...texts, filler], { kind: 'meeting' })).oneLiner?.polished;

  it('names its subject', () => {
    const text =
      'The Alder Teachers Fund sold $1.4 billion of private equity interests at 91% of their value.';
    expect(lineOf('And we sold 26 of those in the end to two buyers, at a blended price of 91%.', text)).toBe(
      text,
    );
  });

  it('is no figure without what it measures', () => {
    const statement = 'The Alder Teachers Fund paid 71 basis points for its large company stocks in 2017.';
    expect(lineOf('71 basis points on what was then about 2.9 billion dollars of assets.', statement)).toBe(
      statement,
    );
  });

  it('is the figure of the whole rather than of a part that is not named', () => {
    const whole = 'Operating income was 39.2 billion yen, up 31.3% in the quarter from the year before.';
    const part = 'Operating income was 30.9 billion yen, up 31.1% in sales and 8.9% in profit year on year.';
    const texts = [whole, 'Passive components grew with cars and machines.', part, filler];
    expect(planSummary(sourceOf(texts, { kind: 'earnings' })).oneLiner?.polished).toBe(whole);
  });

  it('tells news rather than who somebody is', () => {
    const reported =
      'The board voted to lower the assumed rate of return of the pension fund to 6.75 percent.';
    expect(
      lineOf('Mark Alder is the chief investment officer of the pension fund with $2 billion.', reported),
    ).toBe(reported);
  });
});

describe('who says it', () => {
  const ours = 'We sold 26 fund interests of the pension fund for $1.1 billion in April.';
  const toldBy = (speaker: string, role: string | null = null) => {
    const lines: Line[] = [[speaker, ours]];
    const people = role === null ? [] : [{ name: speaker, role, provenance: 'publisher' as const }];
    return planSummary(sourceOf(lines, { kind: 'meeting', people })).oneLiner?.polished ?? null;
  };

  it('is known where a sentence says "we"', () => {
    expect(toldBy('Renata Birch', 'investment officer')).toBe(ours);
    expect(toldBy('Speaker 3')).toBeNull();
  });

  it('is nobody from the room', () => {
    expect(toldBy('Audience Member')).toBeNull();
  });
});

it('tells a short notice of a day by its own lines, and a longer one not so', () => {
  const notice = [
    'ALDER COUNTY BOARD OF RETIREMENT 2027 MEETING SCHEDULE',
    'Held every 2nd Thursday of the month unless otherwise posted',
    'Boardroom on the fourth floor, 3:30pm to 5:00pm',
  ];
  const { oneLiner, tldr } = planSummary(paperOf(notice));
  expect([oneLiner, ...tldr].map((one) => one?.polished)).toEqual(notice);
  const lines = Array.from({ length: 60 }, (_, at) => `Room ${at} of the old hall in the north`);
  expect(planSummary(paperOf([...notice, ...lines])).tldr.map(({ polished }) => polished)).not.toContain(
    notice[1],
  );
});

it('tells nothing of an empty form, and nothing where nothing stands alone', () => {
  const form = [
    'Name: ______________',
    'Date of birth:',
    '[ ] Retired  [ ] Active',
    'Return it to the office.',
  ];
  const nothing = { oneLiner: null, tldr: [], insights: [], matters: [] };
  expect(planSummary(sourceOf(form, { kind: 'document' }))).toEqual(nothing);
  const scraps = ['They said that it was like that.', 'And then it went up.', 'Is that what you asked?'];
  expect(planSummary(sourceOf(scraps, { kind: 'episode' }))).toEqual(nothing);
});
