import { describe, expect, it } from 'vitest';
import type { QuestionSource } from '../../ports/ports.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const may = {
  ...sourceOf(
    [
      'The committee met at nine in the library and approved the minutes of April.',
      'The funded ratio of the Larch plan was 81.4 percent at the end of June 2025.',
      'The committee hired Brackenfold Capital as its timber manager, because the former one had lost two partners.',
      'Responses to the custody search are due on June 12, 2026, and interviews follow in July.',
      'Fourteen firms answered the custody search.',
      'The fee of Alder Ridge is 85 basis points on net assets.',
      'The board lowered the assumed rate of return from 7 to 6.75 percent.',
      'The consultant named three risks: higher rates, a weak dollar, and late capital calls.',
      'Another risk is that the timber market turns, the consultant said.',
    ],
    { kind: 'meeting', title: 'Larch plan, May meeting', showName: 'Larch plan' },
  ),
  date: '2026-05-14',
};
const june = {
  ...sourceOf(
    [
      'The weather was mild, and the committee met in the garden.',
      'The funded ratio of the Larch plan was 81.4 percent at the end of June 2025, the actuary repeated.',
      'The fee of Birch Hollow is 60 basis points on net assets.',
      'Responses to the custody search are due on June 19, 2026, a week later than was said.',
    ],
    { kind: 'meeting', title: 'Larch plan, June meeting', showName: 'Larch plan' },
  ),
  date: '2026-06-11',
};
const other = {
  ...sourceOf(['The funded ratio of the Larch plan was 79 percent at the end of June 2025, a member said.'], {
    kind: 'episode',
    title: 'Talk on plans',
  }),
  date: '2026-06-01',
};
const ask = (query: string, sources: QuestionSource[] = [may]) => answerQuestion({ query, sources });
const leadOf = (query: string, sources?: QuestionSource[]) => ask(query, sources).sentences[0]?.lead;

describe('what answers a question stands first, as it is written', () => {
  it.each([
    ['What is the funded ratio of the Larch plan?', '81.4 percent'],
    ['How many firms answered the custody search?', 'Fourteen firms'],
    ['When are responses to the custody search due?', 'June 12, 2026'],
    ['What fee does Alder Ridge charge?', '85 basis points'],
    ['How many basis points does Alder Ridge charge?', '85 basis points'],
    ['Which timber manager was hired?', 'Brackenfold Capital'],
  ])('%s', (query, lead) => {
    const { sentences } = ask(query);
    expect(sentences[0]).toMatchObject({ lead });
    expect(sentences[0]?.text).toContain(lead);
  });

  it('why', () => {
    expect(leadOf('Why was Brackenfold Capital hired?')).toContain('because the former one had lost');
  });

  it('what changed, from what to what', () => {
    expect(leadOf('How did the assumed rate of return change?')).toBe('from 7 to 6.75 percent');
  });
});

describe('sources that say the same', () => {
  const query = 'What is the funded ratio of the Larch plan?';

  it('are one claim', () => {
    const { sentences, claims } = ask(query, [may, june]);
    expect(claims[0]).toEqual({ agreement: 'agree', differsFrom: [] });
    const told = sentences.filter(({ claim }) => claim === 0);
    expect(new Set(told.map(({ sourceIndex }) => sourceIndex))).toEqual(new Set([0, 1]));
  });

  it('are told apart from one that says otherwise of the same time', () => {
    const { sentences, claims } = ask(query, [may, june, other]);
    const leads = Map.groupBy(sentences, ({ claim }) => claim);
    expect(leads.get(0)?.every(({ lead }) => lead === '81.4 percent')).toBe(true);
    const otherwise = sentences.find(({ lead }) => lead === '79 percent')?.claim ?? -1;
    expect(claims[0]).toEqual({ agreement: 'differ', differsFrom: [otherwise] });
    expect(claims[otherwise]).toEqual({ agreement: 'differ', differsFrom: [0] });
  });

  it('stand alone where they may speak of different things', () => {
    const body = (showName: string, ratio: string) =>
      sourceOf([`The funded ratio was ${ratio} percent at the end of June 2025.`], {
        kind: 'meeting',
        showName,
      });
    const { claims } = ask('What is the funded ratio?', [body('Ash plan', '70'), body('Elm plan', '90')]);
    expect(claims.map(({ agreement }) => agreement)).toEqual(['alone', 'alone']);
  });

  it('stand alone where one is of somebody else, and newer', () => {
    const quarry = {
      ...sourceOf(
        [
          'The Larch plan and the Quarry plan share an office.',
          'The funded ratio of the Quarry plan was 70 percent at the end of June 2025.',
        ],
        { kind: 'episode', title: 'Talk on offices' },
      ),
      date: '2026-06-30',
    };
    const { sentences, claims } = ask('What is the funded ratio of the Larch plan?', [quarry, may]);
    expect(sentences[0]?.lead).toBe('81.4 percent');
    expect(claims.map(({ agreement }) => agreement)).not.toContain('differ');
  });

  it('come newest first where they tell of different days', () => {
    const { sentences, claims } = ask('When are responses to the custody search due?', [may, june]);
    expect(sentences.slice(0, 2).map(({ lead }) => lead)).toEqual(['June 19, 2026', 'June 12, 2026']);
    expect(claims[0]?.agreement).toBe('differ');
  });
});

it('a comparison tells each side, and of a missing one nothing', () => {
  const query = 'What is the difference between the fee of Alder Ridge and that of Birch Hollow?';
  const both = ask(query, [may, june]);
  expect(both.form).toBe('comparison');
  expect(both.sentences.map(({ lead }) => lead)).toEqual(
    expect.arrayContaining(['85 basis points', '60 basis points']),
  );
  const one = ask(query, [june]);
  expect(one.sentences.map(({ text }) => text)).toEqual([
    'The fee of Birch Hollow is 60 basis points on net assets.',
  ]);
});

it('a list tells several things, none twice', () => {
  const { sentences } = ask('Which risks did the consultant name?', [may, structuredClone(may)]);
  const texts = sentences.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(texts.length);
});

it('what its reader wants to know weighs more', () => {
  const talk = sourceOf([
    'The trustees spoke of fees for the stock managers, which they found high.',
    'The trustees spoke of fees for the timber managers, which they found high.',
  ]);
  const first = (needs: string[]) =>
    answerQuestion({ query: 'What did the trustees say of fees?', sources: [talk], needs }).sentences;
  expect(first(['timber']).map(({ text }) => text)[0]).toContain('timber');
});
