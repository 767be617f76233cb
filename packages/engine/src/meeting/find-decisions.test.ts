import { describe, expect, it } from 'vitest';
import type { Source } from '../ports/ports.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { briefMinutes, britishCommittee } from './testing/british-committee.fixture.ts';
import { byTheBook, captioned } from './testing/captioned.fixture.ts';
import { cityCouncil } from './testing/city-council.fixture.ts';
import { capitals, formMinutes, packet, paperOf, resultsCall } from './testing/more-shapes.fixture.ts';
import { countyBoard, proseMinutes, rawRecognition } from './testing/small-boards.fixture.ts';
import { decisionsOf, lineOf } from './testing/spoken-lines.fixture.ts';

const linesOf = (source: Source): string[] => decisionsOf(source).map(lineOf);

describe('what a body decided', () => {
  it('is read from a roll call with a substitute, a motion without a second and a member who steps back', () => {
    expect(linesOf(cityCouncil)).toEqual([
      'carried ?-?-? Council Member Dell/Council Member Fonseca: Next on the agenda is approval of the minutes of March 3',
      'carried 3-2-? Council Member Hartung/Council Member Fonseca: renew for one year only',
      'failed ?-?-? Council Member Dell/?: we sell the lease to the highest bidder',
      'carried 4-0-1 Council Member Fonseca/Council Member Dell: accept the bid of Tidewick Mutual, contingent on a clean audit',
    ]);
  });

  it('is read from British minutes: proposed, seconded, resolved, agreed', () => {
    expect(linesOf(britishCommittee)).toEqual([
      'carried ?-?-? ?/?: the minutes of the meeting held on 3 December 2025 be approved as a correct record and signed by the Chair',
      'carried 3-1-0 Rhian Pascoe/Owen Maddock: the policy be adopted with effect from 1 April 2026',
      'failed ?-?-? Lionel Quayle/?: the property manager be given notice',
      'deferred ?-?-? ?/?: It was agreed that consideration of the property mandate be deferred to the next meeting',
      'carried ?-?-? ?/?: increase the administration budget to £1.85 million, subject to consultation with employers',
    ]);
  });

  it('is read from minutes in abbreviations, with the table of a roll call and an amendment', () => {
    expect(linesOf(briefMinutes)).toEqual([
      'carried 5-0-? Prudhoe/Vance: approve the minutes of January 12 as presented',
      'carried 4-1-? Vance/Kettering: hire Larch Hill Advisors for the $40 million core bond mandate, pending legal review',
      'failed ?-?-? Prudhoe/?: terminate Sunder Peak',
      'carried 3-1-1 Kettering/Vance: deny the application',
      'carried 3-2-? Kettering/Prudhoe: amend the motion by striking 2.5 percent and inserting 2 percent',
      'carried ?-?-? Vance/Oyler: an adjustment of 2 percent be granted effective July 1, 2026',
    ]);
  });

  it('is read from a form of minutes, in which each part stands on a line of its own', () => {
    expect(linesOf(formMinutes)).toEqual([
      'carried 3-1-? Delphine Marsh/Yusuf Rahman: Award the contract to Greyfell Actuaries for an amount not to exceed $96,000',
      'failed 2-2-? Carl Pettibone/Ruben Ochoa: Grant a line-of-duty disability pension effective May 1, 2026',
    ]);
  });

  it('is read from captions that have no full stops', () => {
    expect(linesOf(captioned)).toEqual([
      'carried 6-1-? Iwu/Bramley: we approve the commitment of fifty million dollars to Castlereagh Direct Lending Five subject to satisfactory due diligence',
      'deferred ?-?-? ?/?: holding the custodian search until June',
      'withdrawn ?-?-? Bramley/Iwu: adopt the guidelines as drafted',
    ]);
  });

  it('is read from captions in capitals without speakers', () => {
    expect(linesOf(capitals)).toEqual([
      'carried ?-?-? ?/?: ITEM NUMBER 1, APPROVAL OF THE MINUTES OF MARCH 12TH',
      'carried 2-1-1 ?/?: REDEEM OUR INTEREST IN THE WESTFOLD TIMBER FUND, ALL OF THE $18 MILLION',
      'deferred ?-?-? ?/?: ITEM NUMBER 3, THE TRAVEL POLICY THIS ITEM IS CONTINUED TO NEXT MONTH',
    ]);
  });

  it('is read from a meeting by the book: a motion to postpone that is lost leaves the main motion', () => {
    expect(linesOf(byTheBook)).toEqual([
      'carried ?-?-? Trevelyan/?: I nominate Mr. Sandoz',
      'failed 2-5-? Achebe/Lindqvist: postpone the question to our October meeting',
      'carried 5-2-? Sandoz/Trevelyan: the rate of contribution be set at 14.2 percent of payroll beginning January 1',
      'carried ?-?-? Trevelyan/Sandoz: One year, with an option for a second',
      'carried 6-1-? Lindqvist/Achebe: reappoint the executive director for two years',
    ]);
  });

  it('is read where a mover takes up what is suggested, and a chair reports out of closed session', () => {
    expect(linesOf(countyBoard)).toEqual([
      'carried 9-0-? Supervisor Park/Teal: Move the consent agenda',
      'carried 4-1-? Supervisor Park/Orr: three years with a fee review at eighteen months',
      'carried ?-?-? Teal/?: Supervisor Park for chair',
      'carried ?-?-? ?/?: grant the application with a retirement date of March 1',
    ]);
    expect(decisionsOf(countyBoard).map(({ basis }) => basis)).toEqual([
      'consent',
      'motion',
      'motion',
      'closed-session',
    ]);
  });

  it('is read from minutes in prose', () => {
    expect(linesOf(proseMinutes)).toEqual([
      'carried ?-?-? P. Costa/L. Dvorak: approve the minutes of January 6',
      "carried ?-?-? S. Ewing/P. Costa: approved a commitment of $5 million to Quarry Lane Fund II, subject to counsel's review of the subscription documents",
      'carried 3-1-? L. Dvorak/S. Ewing: transfer $3 million from the Harbor Core Fund to cash',
      'failed ?-?-? S. Ewing/?: reconsider the January decision on fees',
      'carried ?-?-? ?/?: staff to solicit quotes for fiduciary liability insurance',
    ]);
  });

  it('is read from raw recognition, in which voices have numbers', () => {
    expect(linesOf(rawRecognition)).toEqual([
      'carried ?-?-? SPEAKER_03/SPEAKER_02: i move to approve',
      'carried 4-1-? SPEAKER_02/SPEAKER_05: we commit twenty million to ridge point capital six subject to legal review',
      "deferred ?-?-? ?/?: alright next is the discussion of the funding policy and staff has asked us to table this so if there's no objection we'll table that until the april meeting",
    ]);
  });

  it.each([
    ['a packet, which only recommends', packet],
    ['a call of a company', resultsCall],
  ])('is nothing in %s', (_, source) => {
    expect(linesOf(source)).toEqual([]);
  });
});

describe('a decision', () => {
  const board = (lines: readonly (readonly [string, string])[]) =>
    sourceOf(
      [
        ['Chair Abel', 'I call the meeting to order. We have a quorum. Item one is the lease.'],
        ...lines,
        ['Chair Abel', 'With no further business we are adjourned.'],
      ],
      { kind: 'meeting' },
    );
  const moved = [
    ['Ms. Roe', 'I move to sign the lease for $40,000 a year, subject to legal review.'],
    ['Mr. Doe', 'Second.'],
  ] as const;

  it('tells sums, conditions and votes by name, each with its words', () => {
    const [decision] = decisionsOf(
      board([...moved, ['Clerk', 'Abel, aye. Doe, no. Roe, aye. Two to one, the motion carries.']]),
    );
    expect(decision?.amounts.map(({ text }) => text)).toEqual(['$40,000']);
    expect(decision?.conditions.map(({ text }) => text)).toEqual(['subject to legal review']);
    expect(decision?.ballots.map(({ name, ballot }) => `${name} ${ballot}`)).toEqual([
      'Abel yes',
      'Doe no',
      'Roe yes',
    ]);
    expect(decision?.yes).toMatchObject({ value: 2, certainty: 'stated', citation: { quote: 'Two to one' } });
  });

  it('is inferred where a vote was called and the chair goes on', () => {
    const [decision] = decisionsOf(
      board([
        ...moved,
        ['Chair Abel', 'All in favor? Opposed? Thank you.'],
        ['Chair Abel', 'Item two, the roof.'],
      ]),
    );
    expect(decision?.result).toMatchObject({ value: 'carried', certainty: 'inferred' });
  });

  it('is not told where no vote was heard', () => {
    expect(decisionsOf(board([...moved, ['Chair Abel', 'Item two, the roof.']]))).toEqual([]);
  });

  it('stands in its last wording where a friendly amendment was taken up', () => {
    const [decision] = decisionsOf(
      board([
        ...moved,
        ['Mr. Doe', "I'd like to amend that to $35,000 a year for the first two years."],
        ['Ms. Roe', "I'll accept that as friendly."],
        ['Chair Abel', 'As amended, all in favor? Opposed? The motion carries.'],
      ]),
    );
    expect(decision).toMatchObject({
      amended: true,
      motion: { text: '$35,000 a year for the first two years' },
    });
  });

  it.each([
    'If the motion carries, we pay in June.',
    'The last time the motion failed four to one.',
    'In 2021 the motion carried, as you may recall.',
    'Does the motion carry with four votes?',
    'Without objection we will take item six out of order.',
  ])('is not made by "%s"', (said) => {
    expect(linesOf(board([['Chair Abel', said]]))).toEqual([]);
  });

  it('cites words that stand in its segment, letter by letter', () => {
    for (const source of [cityCouncil, briefMinutes, captioned, capitals, byTheBook, formMinutes]) {
      const texts = new Map(source.segments.map(({ id, text }) => [id, text]));
      const citations = decisionsOf(source).flatMap(
        ({ motion, movedBy, secondedBy, result, yes, no, abstain, ballots, outcome }) => [
          ...motion.citations,
          ...[movedBy, secondedBy, result, yes, no, abstain].flatMap((reported) => reported?.citation ?? []),
          ...ballots.map(({ citation }) => citation),
          outcome,
        ],
      );
      expect(citations.length).toBeGreaterThan(0);
      expect(citations.filter(({ segmentId, quote }) => !texts.get(segmentId)?.includes(quote))).toEqual([]);
    }
  });

  it('is told of paragraphs of minutes by those present', () => {
    const minutes = paperOf([
      'Trustees present: Nora Abel, Ida Roe, Sam Doe. A quorum was present.',
      '1. LEASE',
      'Trustee Roe moved to sign the lease; Trustee Doe seconded. The motion carried with Trustee Abel abstaining.',
      '2. ADJOURNMENT',
    ]);
    const [decision] = decisionsOf(minutes);
    expect(decision).toMatchObject({
      movedBy: { value: 'Ida Roe' },
      secondedBy: { value: 'Sam Doe' },
      result: { value: 'carried' },
      ballots: [{ name: 'Nora Abel', ballot: 'abstain' }],
    });
  });
});
