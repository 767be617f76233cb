// Figures, rows and days near to what is asked for that are of another company, time, measure or thing.
import { describe, expect, it } from 'vitest';
import type { QuestionSource } from '../ports/ports.ts';
import { answerQuestion } from './answer-question.ts';
import { numberLead } from './forms/number-lead.ts';
import { readQuestion } from './question/read-question.ts';

const sourceOf = (
  kind: 'document' | 'earnings' | 'meeting',
  title: string,
  texts: readonly string[],
  organizations: string[] = [],
): QuestionSource => ({
  context: { kind, title, description: '', showName: null, people: [], organizations },
  segments: texts.map((text, index) => ({
    ...{ id: `s${index}`, index, text, speaker: null, startMs: null, endMs: null, page: null },
  })),
});
const askOf = (query: string, ...sources: QuestionSource[]) => {
  const { sentences } = answerQuestion({ query, sources });
  return { leads: sentences.map(({ lead }) => lead), texts: sentences.map(({ text }) => text) };
};

/** What the first sentence of a source tells of a question. */
const leadOf = (query: string, source: QuestionSource) =>
  numberLead(readQuestion(query), { text: source.segments[0]?.text ?? '', source, segment: 0 })?.text ?? null;

const call = (...texts: string[]) => sourceOf('earnings', 'Brackwater Q3 2021 call', texts);

const filing = sourceOf(
  'document',
  'Larch Works 10-K 2020',
  [
    'Larch Works Corporation Consolidated Statements of Earnings (in millions, except per share data)',
    'Years ended December 31, | 2020 | 2019',
    'Total net sales | 65,398 | 59,812',
    'Total liabilities | 44,672 | 44,357',
    'Accrued pension liabilities, as they were stated before | — | —',
    'Net earnings (loss) | (505) | 1,951',
    'BASIC EARNINGS PER SHARE:',
    'Net earnings (loss) attributable to common stockholders | (0.82) | 0.61',
  ],
  ['Larch Works Corporation'],
);

describe('a row of a filing', () => {
  it('answers for its own company and its own years', () => {
    expect(askOf('What were the total net sales of Larch Works in 2020?', filing).leads).toEqual([
      '65,398 million',
    ]);
    expect(askOf('What was the total revenue of Tallow Corporation in 2020?', filing).texts).toEqual([]);
    expect(askOf('What were the net sales of Larch Works in 2022?', filing).texts).toEqual([]);
  });

  it('answers for no other measure of the same noun', () => {
    const query = 'What were the accrued pension liabilities of Larch Works?';
    expect(askOf(query, filing).texts.join(' ')).not.toContain('44,672');
  });

  it('has no scale below earnings per share', () => {
    expect(askOf('What was the net loss of Larch Works in 2020?', filing).texts.join(' ')).not.toContain(
      '0.82',
    );
  });

  it('answers for no other income where its columns were not read', () => {
    const paper = sourceOf('document', 'Larch Works 10-K 2020', [
      'Our operating segments are described in the notes.',
      'Income before income taxes $ 1,797 $ 2,426 (26%).',
    ]);
    expect(askOf("What was Larch Works's operating income?", paper).texts).toEqual([]);
  });
});

describe('a figure of a call', () => {
  it('is the price of one share, and not the sum of all, where an average price is asked for', () => {
    const said = call(
      'During the quarter we repurchased and retired 153,000 shares for $80 million or an average price of $521 per share.',
    );
    const query = 'At what average price did Brackwater repurchase shares?';
    expect(askOf(query, said).leads).toEqual(['$521 per share']);
    const only = call('During the quarter we repurchased and retired 153,000 shares for $80 million.');
    expect(askOf(query, only).leads).not.toContain('$80 million');
  });

  it('is of the quarter that is asked for, and not of the last four', () => {
    const query = 'How many net new stores did Brackwater open in the third quarter?';
    const said = call(
      'The decline was offset by the 232 net new stores that we have opened over the trailing four quarters.',
    );
    expect(askOf(query, said).leads).not.toContain('232 net');
  });

  it('is of the side of the world that is asked for', () => {
    const said = call('Our international franchisees opened 278 net new stores during the quarter.');
    const query = (where: string) =>
      `How many net new stores did Brackwater open ${where}in the third quarter?`;
    expect(leadOf(query(''), said)).toBe('278 net');
    expect(leadOf(query('in the U.S. '), said)).toBeNull();
  });

  it('is no margin where it only says by how much that moved', () => {
    const said = call(
      'The higher balance of cash contributed about 13 basis points of pressure to the net interest margin.',
      'Net operating income yielded annualized rates of return on assets of 1.34% for the recent quarter.',
    );
    const { leads, texts } = askOf('What was the net interest margin in the third quarter of 2021?', said);
    expect(leads.filter((lead) => lead !== null)).toEqual([]);
    expect(texts.join(' ')).not.toContain('1.34%');
  });

  it('is none that something else costs', () => {
    const said = call('For anyone to receive a form of proof it costs $50 at the health department.');
    expect(leadOf('How much did the Film Board receive?', said)).toBeNull();
    expect(leadOf('How much does it cost to receive a form of proof?', said)).toBe('$50');
  });
});

it('takes no day of another place of the same kind', () => {
  const said = call(
    'The contracts that are left are those of the Alderworth Detention Center and of its neighbor.',
    'The contract with the Marshals at our 600-bed West Tallow Detention facility expired September 30 and was not renewed.',
    'Our last contract is at our 1,033 bed Alderworth Detention Center, which expires in December.',
  );
  const { leads } = askOf('When does the contract of the Alderworth Detention Center expire?', said);
  expect(leads).not.toContain('September 30');
});
