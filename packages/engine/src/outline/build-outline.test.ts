import { describe, expect, it } from 'vitest';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { buildOutline } from './build-outline.ts';

describe('chapters of a conversation', () => {
  const { chapters } = buildOutline(sourceOf(interview, { showName: 'Allocator Hour' }));
  const titles = chapters.map(({ title }) => title);

  it('begin where the subject changes', () => {
    expect(chapters.map(({ firstSegment }) => firstSegment)).toEqual(expect.arrayContaining([8, 12]));
  });

  it('are called after what is talked about, never after the show or its people', () => {
    expect(titles.join(' / ')).toMatch(/discount rate|funded ratio|employer contributions/iu);
    expect(titles.join(' / ')).toMatch(/private credit|management fees/iu);
    expect(titles.join(' / ')).toMatch(/climate|proxy voting/iu);
    expect(titles.join(' / ')).not.toMatch(/Allocator|Susan|Mark|Alder/u);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have a cited summary and times', () => {
    for (const { summary, startMs, endMs } of chapters) {
      expect(summary[0]?.citations[0]?.quote).toEqual(expect.any(String));
      expect(startMs).toBeLessThan(endMs ?? 0);
    }
  });
});

it('takes the headings of a document for its chapters', () => {
  const body =
    'The committee reviewed the allocation to private markets and heard the staff report on fees. '.repeat(3);
  const paged = sourceOf(
    ['1. Approval of Minutes', body, '2. PRIVATE MARKETS REVIEW', body, '3. Actuarial Valuation', body],
    { kind: 'document' },
  );
  const segments = paged.segments.map((segment) => ({ ...segment, startMs: null, endMs: null, page: 1 }));
  const { chapters } = buildOutline({ ...paged, segments });
  expect(chapters.map(({ title }) => title)).toEqual([
    'Approval of Minutes',
    'Private Markets Review',
    'Actuarial Valuation',
  ]);
});

it('sets the questions of a call apart from the prepared remarks', () => {
  const remark =
    'Adjusted revenue grew eight percent to $4.1 billion and the order backlog reached a record. '.repeat(12);
  const reply =
    'Freight costs rose because of the port strike and we raised prices in the freight business. '.repeat(12);
  const call = sourceOf(
    [
      [
        '0',
        'Good morning and welcome. All participants are in listen-only mode. I turn the call over to Mark Alder.',
      ],
      ['1', remark],
      ['0', 'Our first question comes from the line of Peter Cedar with Oak Securities.'],
      ['2', 'What about freight costs?'],
      ['1', reply],
    ],
    { kind: 'earnings' },
  );
  const titles = buildOutline(call).chapters.map(({ title }) => title);
  expect(titles.at(-1)).toMatch(/^Q&A: .*freight/iu);
  expect(titles.at(0)).not.toMatch(/^Q&A/u);
});

it.each([
  ['nothing', [], 0],
  ['one segment', ['The fund returned eight percent.'], 1],
  [
    'words without any full stop',
    ['the fund returned eight percent and the board was pleased with the result '.repeat(30)],
    1,
  ],
])('makes sense of %s', (_, lines, count) => {
  expect(buildOutline(sourceOf(lines)).chapters).toHaveLength(count);
});

it('cuts by the words alone in a language it does not read', () => {
  const [about, rates, climate] = [
    ['Le conseil', 'La caisse', 'Notre comité', 'Chaque employeur'],
    ['discute le taux de rendement', 'baisse le rendement attendu', 'calcule le taux des cotisations'],
    [
      'juge la politique climatique',
      'mesure les émissions pétrolières',
      'vote contre les émissions de carbone',
    ],
  ];
  const said = (subjects: string[] = []) =>
    subjects.flatMap((subject) =>
      (about ?? []).map((who) => `${who} ${subject} avec soin pour la retraite.`),
    );
  const lines = [...said(rates), ...said(rates), ...said(climate), ...said(climate)];
  const { chapters } = buildOutline(sourceOf(lines));
  expect(chapters.map(({ firstSegment }) => firstSegment)).toContain(24);
});

it('leaves a mere list of links in one piece', () => {
  const links = Array.from(
    { length: 60 },
    (_, at) => `May ${at}, 2018 | Minutes | Regular Meeting of May ${at}`,
  );
  const source = sourceOf(links, { kind: 'article' });
  const segments = source.segments.map((one) => ({ ...one, speaker: null, startMs: null, endMs: null }));
  const { chapters } = buildOutline({ ...source, segments });
  expect(chapters).toMatchObject([{ firstSegment: 0, lastSegment: 59, summary: [], takeaways: [] }]);
});

it('tells no heading where all that a chapter says is told elsewhere', () => {
  const memo = sourceOf(
    [
      'MEMORANDUM',
      'TO: Investment Committee',
      'FROM: Investment Staff',
      'SUBJECT: Review of open-ended core real estate',
      'Purpose',
      'At its meeting of September 10, the committee asked staff to review the two open-ended core real estate funds. This memo reports what staff found and what it recommends.',
      '1. Liquidity',
      'Three of the four core funds that staff follows have a redemption queue. The queue of the larger fund stood at 14 percent of net asset value on June 30. Staff expects to receive 70 percent of the requested redemption within four quarters.',
      '2. Fees and terms',
      'The manager charges 85 basis points on net asset value. It has refused a reduction for investors who wait in the queue. Staff asked for a fee holiday twice, in March and in July.',
      '3. Risk',
      'Core funds hold 62 percent of their assets in offices and apartments. Loans of 18 percent of gross asset value fall due before the end of 2027, and refinancing will cost about 210 basis points more than the loans that they replace.',
      'Recommendation',
      'Staff recommends that the committee keep its redemption request in place and make no new commitment to open-ended core real estate before the queue is below 5 percent.',
    ],
    { kind: 'document' },
  );
  const segments = memo.segments.map((segment) => ({
    ...segment,
    startMs: null,
    endMs: null,
    speaker: null,
  }));
  const { chapters } = buildOutline({ ...memo, segments });
  const texts = chapters.flatMap(({ summary, takeaways }) =>
    [...summary, ...takeaways].map(({ text }) => text),
  );
  expect(chapters.map(({ title }) => title)).toContain('Liquidity');
  // The head of a memo is no part of it.
  expect(chapters.map(({ title }) => title).join()).not.toMatch(/memorandum|(?:to|from|subject):/iu);
  expect(
    texts.filter((text) => /^(?:Liquidity|Risk|Purpose|Fees and terms|Recommendation)\.?$/u.test(text)),
  ).toEqual([]);
});
