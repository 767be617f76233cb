import { describe, expect, it } from 'vitest';
import type { QuestionSource } from '../../ports/ports.ts';
import { answerQuestion } from '../answer-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { pricePaid } from './price-paid.ts';

const sourceOf = (
  kind: 'document' | 'meeting' | 'earnings',
  title: string,
  texts: readonly string[],
): QuestionSource => ({
  context: { kind, title, description: '', showName: null, people: [] },
  segments: texts.map((text, index) => ({
    ...{ id: `s${index}`, index, text, speaker: null, startMs: null, endMs: null, page: null },
  })),
});
const told = (query: string, source: QuestionSource) => {
  const { found, sentences } = answerQuestion({ query, sources: [source] });
  return { found, lead: sentences[0]?.lead ?? null, text: sentences[0]?.text ?? null };
};

const plans = (state: string) =>
  sourceOf('document', 'Ohio pension plans', [
    `Larch Teachers' Retirement System (LTRS) State: ${state}`,
    'Assets: $9.5 billion',
    'Fiscal year ends: 06-30',
    'Tallow County Employees Fund (TCEF) State: OH',
    'Assets: $64 billion',
    'Fiscal year ends: 12-31',
    'Weir Firefighters Fund (WFF) State: OH',
    'Assets: $2.0 billion',
    'Fiscal year ends: 12-31',
  ]);

describe('a list of records', () => {
  it.each([
    ['Which Ohio pension fund has the most assets?', 'Tallow County Employees Fund'],
    ['What is the largest pension fund in Ohio?', 'Tallow County Employees Fund'],
    ['Which fund is the smallest?', 'Weir Firefighters Fund'],
    ['What are the assets of the Larch Teachers’ Retirement System?', '$9.5 billion'],
    ['What are the assets of WFF?', '$2.0 billion'],
  ])('answers "%s" by its fields', (query, lead) => {
    expect(told(query, plans('OH'))).toMatchObject({ found: true, lead });
  });

  it('tells who has most of a place by those that are there', () => {
    const source = plans('PA');
    expect(told('Which Pennsylvania fund is the largest?', source).lead).toBeNull();
    expect(told('Which Ohio fund is the smallest?', source).lead).toBe('Weir Firefighters Fund');
  });

  it('takes no word of a name for a field', () => {
    const source = sourceOf('document', 'Ohio pension plans', [
      'Ohio State Common Fund (OSCF) State: OH',
      'Assets: $9.5 billion',
      'Fiscal year ends: 03-31',
      'Tallow Board of Investment (OH TBI) State: OH',
      'Assets: $64 billion',
      'Fiscal year ends: 12-31',
      'Weir Firefighters Fund (WFF) State: OH',
      'Assets: $12 billion',
      'Fiscal year ends: 12-31',
    ]);
    expect(told('When does the fiscal year of the Ohio State Common Fund end?', source).lead).toBe('03-31');
    expect(told('What are the assets of TBI?', source).lead).toBe('$64 billion');
  });

  it('knows a plan by letters of both sizes', () => {
    const source = plans('OH');
    const segments = source.segments.map((one) => ({ ...one, text: one.text.replace('(LTRS)', '(LarTRS)') }));
    expect(told("What are LarTRS' assets?", { ...source, segments }).lead).toBe('$9.5 billion');
  });

  it('holds what each record has against what is asked', () => {
    const leads = (query: string) =>
      answerQuestion({ query, sources: [plans('OH')] }).sentences.map(({ lead }) => lead);
    expect(leads('Which Ohio plans have more than $2 billion in assets?')).toEqual([
      'Tallow County Employees Fund',
      "Larch Teachers' Retirement System",
    ]);
    expect(leads('Which Ohio plans have over $9.5bn?')).toEqual(['Tallow County Employees Fund']);
    expect(leads('Which Ohio plans have more than $64 billion in assets?')).toEqual([]);
  });

  it('tells nobody who has most where one does not say how much it has', () => {
    const { segments, ...rest } = plans('OH');
    const source = { ...rest, segments: segments.filter(({ text }) => text !== 'Assets: $2.0 billion') };
    expect(told('Which Ohio pension fund has the most assets?', source).lead).not.toBe(
      'Tallow County Employees Fund',
    );
  });
});

describe('the price of what was bought', () => {
  const question = 'How much did Brackwater pay for PlumCall?';
  const priceIn = (source: QuestionSource) => pricePaid({ ...readQuestion(question), source });
  const call = (text: string) =>
    sourceOf('earnings', 'Brackwater Stores Q2 2023 call', [
      'Sales of Brackwater Stores rose in the quarter.',
      text,
    ]);

  it.each([
    'On October 1 we acquired all of the outstanding shares of PlumCall for net cash consideration of $787 million.',
    'We completed the acquisition of PlumCall for $787 million in cash.',
  ])('is that behind "for": %s', (text) => {
    expect(told('How much did Brackwater pay for PlumCall?', call(text)).lead).toBe('$787 million');
    expect(told('What was the purchase price of PlumCall?', call(text)).lead).toBe('$787 million');
  });

  it('is no other sum of the purchase', () => {
    const text =
      'The acquisition of PlumCall added $92 million of revenue and we paid fees of $7 million for it.';
    expect(priceIn(call(text))).toBeNull();
  });

  it('is not told where two are said', () => {
    const source = sourceOf('earnings', 'Brackwater Stores Q2 2023 call', [
      'We acquired PlumCall for $787 million.',
      'We agreed to buy PlumCall for $640 million.',
    ]);
    expect(priceIn(source)).toBeNull();
  });
});

describe('an office', () => {
  it('is what stands right behind a name', () => {
    const source = sourceOf('meeting', 'Education committee', [
      'We welcome Dafydd Bright, who is chief executive of the Larch Council, and Bethan Moss, who is deputy chief executive of the Council.',
      'We have a role before borrowings are entered into.',
    ]);
    expect(told('What is the role of Bethan Moss?', source).lead).toBe(
      'deputy chief executive of the Council',
    );
  });

  it('is held by whoever is introduced as new in it', () => {
    const source = sourceOf('meeting', 'Tallow City Council', [
      'I would like to thank Avis Moss for her work with the Police Review Committee.',
      'I will take this opportunity to introduce our new Executive Director, Clarence Weir III.',
    ]);
    const query = 'Who replaced Avis Moss as executive director of the Police Review Committee?';
    expect(told(query, source).lead).toBe('Clarence Weir III');
    expect(told('Who is the new executive director of the Larch Fund?', source).lead).not.toBe(
      'Clarence Weir III',
    );
  });

  it('is asked for by its letters and told in full', () => {
    const source = sourceOf('earnings', 'Brackwater Stores Q2 2023 call', [
      'Presenting today are Fabio Lund, President and Chief Executive Officer of Brackwater, and Joe Weir, Head of Risk.',
    ]);
    expect(told('Who is the CEO of Brackwater?', source).lead).toBe('Fabio Lund');
  });
});

describe('a figure of a segment', () => {
  it('is none of the whole company', () => {
    const source = sourceOf('earnings', 'Brackwater Power Q3 2020 call', [
      'Brackwater earned $1.02 per share in the third quarter of 2020.',
      'Our electric transmission segment did well in the third quarter of 2020.',
    ]);
    const query =
      "How much did Brackwater's electric transmission segment earn per share in the third quarter of 2020?";
    expect(told(query, source).lead).toBeNull();
    expect(
      told('How much did Brackwater earn per share in the third quarter of 2020?', source).lead,
    ).toContain('$1.02');
  });
});

it('tells no tax rate for a gross profit rate', () => {
  const source = sourceOf('document', 'Brackwater Stores 10-Q 2024', [
    'Our effective tax rate increased to 26.1% in the second quarter of fiscal 2024 compared to 15.6% a year ago.',
  ]);
  expect(
    told("What was Brackwater's gross profit rate in the second quarter of fiscal 2024?", source).found,
  ).toBe(false);
});
