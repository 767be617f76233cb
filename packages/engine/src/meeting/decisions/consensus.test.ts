import { describe, expect, it } from 'vitest';
import { councilCommittee, endowment, resolutions } from '../testing/consensus-boards.fixture.ts';
import { billCommittee, formalCouncil } from '../testing/parliament.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';

describe('what a body decides without motions', () => {
  it('is what its chair sums up, in the words of the proposal', () => {
    expect(decisionsOf(endowment).map(lineOf)).toEqual([
      'carried ?-?-? ?/?: You have the minutes of February',
      'carried ?-?-? ?/?: eight percent over two years',
      'carried ?-?-? ?/?: commit 15 million dollars to Sablewood Growth Partners IV, subject to legal review',
      'failed ?-?-? ?/?: we hedge half of the foreign equity exposure from July',
      "deferred ?-?-? ?/?: Then we'll come back to that in September",
    ]);
    expect(new Set(decisionsOf(endowment).map(({ basis }) => basis))).toEqual(new Set(['consensus']));
  });

  it('is what members agree to when they are asked, which is inferred where nobody says so', () => {
    const decided = decisionsOf(councilCommittee);
    expect(decided.map(lineOf)).toEqual([
      'carried ?-?-? ?/?: Item three, minutes of the last meeting those as a correct record',
      'carried ?-?-? ?/?: approve the revised strategy statement and to increase the allocation to infrastructure from 7 per cent to 10 per cent, funded from UK equities',
      'failed 3-5-0 Councillor Tranter/Councillor Sagar: the fund sell its holdings in thermal coal by December 2027',
      'carried ?-?-? ?/?: the budget of £1.9 million be approved',
    ]);
    expect(decided.map(({ result }) => result?.certainty)).toEqual([
      'inferred',
      'stated',
      'stated',
      'stated',
    ]);
  });

  it('is what minutes resolve, and nothing that they only note', () => {
    expect(decisionsOf(resolutions).map(lineOf)).toEqual([
      'carried ?-?-? ?/?: the minutes of the meeting held on 5 March 2026 be confirmed as a correct record',
      'carried ?-?-? ?/?: the allocation to infrastructure be increased from 7 per cent to 10 per cent',
      'carried ?-?-? ?/?: officers submit an application to the stewardship code by 31 October 2026',
    ]);
  });
});

describe('procedure', () => {
  it('is no decision: amendments to a bill are, in the words in which they are put', () => {
    expect(decisionsOf(billCommittee).map(lineOf)).toEqual([
      'failed 2-4-? Gwil Tandy/?: amendment 4 be agreed',
      'carried ?-?-? ?/?: amendment 5 be agreed',
    ]);
  });

  it('does not end what it lies on', () => {
    expect(decisionsOf(formalCouncil).map(lineOf)).toEqual([
      'failed 2-3-? Lusk/Thorne: striking twelve million and inserting fourteen million',
      'carried ?-?-? Gale/Thorne: adoption of ordinance nine in the amount of twelve million dollars',
      'deferred 3-1-? Lusk/Gale: we commit eight million dollars to Dunlin Timber',
      'failed ?-?-? Lusk/?: all of us go to the shore in October',
    ]);
  });
});
