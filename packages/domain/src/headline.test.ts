import { describe, expect, it } from 'vitest';
import { choiceHeadline, type DecisionFields, decisionHeadline } from './decision-headline.ts';
import { dayWords, resolvedDay } from './said-day.ts';
import { type SignalFields, signalHeadline } from './signal-headline.ts';
import { sumWords } from './sum-words.ts';

const nothing: SignalFields = {
  ...{ kind: 'commitment', stage: null, who: null, manager: null, vehicle: null, assetClass: null },
  ...{ strategy: null, consultant: null, person: null, amount: null, currency: null, measure: null },
  ...{ effective: null, vote: null, about: null, amountTerms: null, sentences: [] },
};
const signal = (reported: Partial<SignalFields>): string => signalHeadline({ ...nothing, ...reported });
const decided = (reported: Partial<DecisionFields>): DecisionFields => ({
  ...{ result: 'carried', vote: { yes: null, no: null, abstain: null }, motion: '', move: null },
  ...{ amended: false, isUnanimous: false, about: null, signal: null, ...reported },
});
const dollars = (amount: number) => ({ amount, currency: 'USD' });

it('has no title of an item before an amendment that has its own number', () => {
  const reported = { move: 'amendment' as const, motion: 'amendment 4 be agreed', about: 'Amendment 2B' };
  expect(decisionHeadline(decided(reported))).toBe('Amendment approved: Amendment 4 be agreed');
  expect(decisionHeadline(decided({ motion: 'defer it', about: 'Custody contract' }))).toBe(
    'Approved: Custody contract: Defer it',
  );
});

it('has no title of an item whose words are those of the motion', () => {
  expect(decisionHeadline(decided({ motion: 'consent agenda', about: 'Consent agenda' }))).toBe(
    'Approved: Consent agenda',
  );
});

describe('the headline of a signal', () => {
  it('says who gives how much to whom, and the vote', () => {
    expect(
      signal({
        ...{ stage: 'approved', who: 'Halvern', vehicle: 'Kestrelmoor Infrastructure Partners IV' },
        ...{ ...dollars(175e6), assetClass: 'Infrastructure', vote: { yes: 8, no: 0, abstain: 0 } },
      }),
    ).toBe('Commitment approved: Halvern, $175 million to Kestrelmoor Infrastructure Partners IV, 8–0');
  });

  it('says that a sum is the most that it may be', () => {
    const reported = { stage: 'approved', vehicle: 'Tarnmoor Credit Partners', ...dollars(80e6) } as const;
    for (const sentence of [
      'The Board hereby commits up to $80 million to Tarnmoor Credit Partners.',
      'The Board commits an amount not to exceed $80 million to it.',
      'Not to exceed an amount of $80,000,000.',
    ])
      expect(signal({ ...reported, sentences: [sentence] })).toBe(
        'Commitment approved: up to $80 million to Tarnmoor Credit Partners',
      );
    expect(signal({ ...reported, sentences: ['Up to $90 million; the Board commits $80 million.'] })).toBe(
      'Commitment approved: $80 million to Tarnmoor Credit Partners',
    );
  });

  it('has the verb of its kind and stage', () => {
    const leaves = { kind: 'departure', stage: 'approved', person: 'Rosalind Achterberg' } as const;
    expect(signal({ ...leaves, effective: '2026-07-31' })).toBe(
      'Departure announced: Rosalind Achterberg, effective July 31, 2026',
    );
    const out = { kind: 'redemption', stage: 'rejected', vehicle: 'Bellharrow', ...dollars(62e6) } as const;
    expect(signal({ ...out, vote: { yes: 3, no: 6, abstain: null } })).toBe(
      'Redemption rejected: $62 million from Bellharrow, 3–6',
    );
    const acting = { kind: 'appointment', stage: 'approved', person: 'Felix Marchbanks' } as const;
    expect(signal({ ...acting, vote: { yes: 9, no: 0, abstain: null } })).toBe(
      'Appointment approved: Felix Marchbanks, 9–0',
    );
  });

  it('names the rate that changes only where the words name one alone', () => {
    const change = { kind: 'rate_change', stage: 'approved', measure: 'from 7% to 6.75%' } as const;
    expect(signal({ ...change, about: 'Economic assumptions and the discount rate' })).toBe(
      'Discount rate change approved: from 7% to 6.75%',
    );
    expect(signal({ ...change, sentences: ['The discount rate and the contribution rate change.'] })).toBe(
      'Rate change approved: from 7% to 6.75%',
    );
  });

  it('leaves out what nobody says, and falls back to the item of the agenda', () => {
    expect(signal({ kind: 'hire', stage: 'approved', about: 'General consultant’s contract' })).toBe(
      'Hire approved: General consultant’s contract',
    );
    expect(signal({ kind: 'search', stage: 'considered' })).toBe('Search planned');
  });

  it('says what is searched for in the words that tell it, before the item of the agenda', () => {
    const sentences = ['issue a request for proposals for custody services with responses due in May'];
    expect(signal({ kind: 'search', stage: 'approved', about: 'Attorney’s report', sentences })).toBe(
      'Search approved: custody services',
    );
  });

  it('writes a name that was heard without capitals with them', () => {
    expect(signal({ kind: 'appointment', stage: 'completed', person: 'imogen tarrant' })).toBe(
      'Appointed: Imogen Tarrant',
    );
  });
});

describe('the headline of a decision', () => {
  it('tells a choice between two things in one line', () => {
    const lost = decided({
      result: 'failed',
      motion: 'i’d like to move mix c',
      vote: { yes: 2, no: 4, abstain: null },
    });
    const won = decided({
      motion: 'we recommend mix b to the board',
      vote: { yes: null, no: 1, abstain: null },
    });
    expect(choiceHeadline(lost, won)).toBe('Mix C rejected, 2–4; mix B recommended, 1 opposed');
    expect(choiceHeadline(won, lost)).toBeNull();
  });

  it('is the words of a motion behind its result', () => {
    const vote = { yes: 7, no: 1, abstain: null };
    expect(decisionHeadline(decided({ vote, motion: 'We approve travel for one trustee.' }))).toBe(
      'Approved, 7–1: Travel for one trustee',
    );
    expect(
      decisionHeadline(decided({ result: 'deferred', motion: 'pushing it to May', about: 'Tern Hollow' })),
    ).toBe('Deferred: Tern Hollow: Pushing it to May');
  });
});

describe('days and sums', () => {
  it('resolves a day without a year from the day on which it is said', () => {
    const said = { told: '2026-05-14', isDone: false };
    expect(resolvedDay('August first', said)).toBe('2026-08-01');
    expect(resolvedDay('July thirty-first', said)).toBe('2026-07-31');
    expect(resolvedDay('January 12', { ...said, isDone: true })).toBe('2026-01-12');
    expect(resolvedDay('January first', { told: '2026-11-20', isDone: false })).toBe('2027-01-01');
    expect(resolvedDay('next summer', said)).toBe('next summer');
  });

  it('writes days and sums as prose does', () => {
    expect([dayWords('2026-07-31'), dayWords('July thirty-first'), dayWords('next summer')]).toEqual([
      ...['July 31, 2026', 'July thirty-first', 'next summer'],
    ]);
    expect([
      sumWords(1.84e9, 'USD'),
      sumWords(285e3, 'USD'),
      sumWords(40e6, 'CHF'),
      sumWords(1234567, null),
    ]).toEqual([...['$1.84 billion', '$285,000', 'CHF 40 million', '1,234,567']]);
  });
});
