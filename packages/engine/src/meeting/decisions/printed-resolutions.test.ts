import { describe, expect, it } from 'vitest';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decided } from '../testing/reported-minutes.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

describe('British minutes that print a resolution behind the talk that led to it', () => {
  const source = paperOf([
    'Wendle County Council Pension Fund Committee – Minutes of the meeting held on 11 March 2026',
    'PRESENT: Councillor J. Alder (Chair), Councillors P. Birt, M. Chow, R. Dunn, S. Ent and T. Farr.',
    '25. STRATEGIC ASSET ALLOCATION. The Head of Pensions presented a report. Councillor Dunn, seconded by Councillor Farr, moved an amendment that the increase be deferred pending the valuation. On being put to the vote, with two in favour and four against, the amendment was declared lost. RESOLVED: (i) That the strategic allocation to UK gilts be increased to 12% with effect from 1 July 2026; (ii) That the allocation to listed equities be reduced to 48%.',
    '27. MULTI-ASSET CREDIT. The Committee was reminded that in September 2022 it had appointed Brack Asset Management to a £90m mandate. RESOLVED (by 5 votes to 1): That the mandate with Brack Asset Management be terminated.',
    'The meeting closed at noon.',
  ]);
  const decisions = decisionsOf(source);

  it('tells the amendment that was lost, then what was resolved, with the votes in brackets', () => {
    expect(decisions.map(lineOf)).toEqual([
      'failed 2-4-? R. Dunn/T. Farr: the increase be deferred pending the valuation',
      'carried ?-?-? ?/?: the strategic allocation to UK gilts be increased to 12% with effect from 1 July 2026; (ii) That the allocation to listed equities be reduced to 48%',
      'carried 5-1-? ?/?: the mandate with Brack Asset Management be terminated',
    ]);
  });

  it('is of the day in its heading, as the British write it', () => {
    expect(signalsOf(source)).toMatchObject([
      { kind: 'target_change', decided: { value: '2026-03-11' } },
      { kind: 'termination', decided: { value: '2026-03-11' }, manager: { value: 'Brack Asset Management' } },
    ]);
  });
});

describe("minutes of a council's committee for pensions", () => {
  const source = paperOf([
    'Minutes of the Pensions Committee of Harrowdene Council, 3 June 2026, at 10.00 am',
    'Present: Councillor J Whitcombe (Chair), Councillors P Adeyo, R Lister and M Cole',
    '1. Apologies for absence. Apologies were received from Councillor Stone.',
    '2. Declarations of interest. There were none.',
    '3. Custodian. RESOLVED: That Northgate Trust Company be appointed as custodian for five years from 1 October 2026.',
    '3a. Credit. RESOLVED: That 40 million be committed to Vale Credit Fund II, beside the £90 million of Vale Credit Fund I.',
    '4. Strategy. It was AGREED that the allocation to index-linked gilts be increased from 10% to 15%.',
    '5. Divestment. A proposal to divest from oil and gas by 2028 was put to the vote and LOST (2 for, 5 against).',
    '6. Statement. RESOLVED: That the Strategy Statement be approved with an allocation to infrastructure of 12%, by 4 votes for and 2 against.',
    'The meeting closed at 11.40 am.',
  ]);

  it('are counted by the words behind what was resolved, and do not say that nobody objected', () => {
    const [last] = decisionsOf(source).slice(-1);
    expect([last?.yes?.value, last?.no?.value, last?.basis]).toEqual([4, 2, 'motion']);
  });

  it('tell a proposal that was put to the vote, and its end', () => {
    expect(decisionsOf(source).map(lineOf).at(-2)).toBe('failed 2-5-? ?/?: divest from oil and gas by 2028');
  });

  it('hire a firm that they appoint, commit in the currency of their sums, and change what is allocated', () => {
    expect(signalsOf(source)).toMatchObject([
      { kind: 'hire', who: { value: 'Harrowdene Council' }, manager: { value: 'Northgate Trust Company' } },
      { kind: 'commitment', amount: { value: { text: '40 million', currency: 'GBP' } } },
      { kind: 'target_change', measure: { value: 'from 10% to 15%' } },
      { kind: 'target_change', measure: { value: '12%' } },
    ]);
  });
});

describe('minutes with a heading in capitals', () => {
  const source = paperOf([
    'MARLOWE COUNTY EMPLOYEES RETIREMENT SYSTEM',
    'MINUTES OF THE REGULAR MEETING HELD MAY 12, 2026',
    'PRESENT: CHAIR A. DUNMORE, TRUSTEES B. ELLERY, C. FAULK, D. GRANGE',
    'Motion: Hire Larch Point Advisors as general consultant. Moved by Ellery. Seconded by Faulk. Motion carried 3-1.',
    'The meeting was adjourned at 11:00 a.m.',
  ]);

  it('are of the body in it, and call people as the text does', () => {
    expect(decisionsOf(source).map(lineOf)).toEqual([
      'carried 3-1-? B. Ellery/C. Faulk: Hire Larch Point Advisors as general consultant',
    ]);
    expect(signalsOf(source)).toMatchObject([
      {
        kind: 'hire',
        who: { value: 'MARLOWE COUNTY EMPLOYEES RETIREMENT SYSTEM' },
        manager: { value: 'Larch Point Advisors' },
      },
    ]);
  });
});

describe('a draft of minutes', () => {
  const source = paperOf([
    'Draft Minutes - Special Meeting of the Investment Committee, Ferrow Police and Fire Pension Fund',
    'DRAFT – subject to approval at the meeting of June 18, 2026',
    '1. ROLL CALL. Present: Ashby, Renner, Tolland, Whit. Absent: Finch.',
    '2. INFRASTRUCTURE. Ms. Olsen requested authority to invest up to €40 million in Skar Infrastructure Partners V, subject to legal review. Whit asked about the target. Moved by Whit, seconded by Renner. Motion carried 3-1-1.',
    '3. TRANSITION. Mr. Brask recommended that the Committee issue a request for proposals for an emerging markets manager. Moved by Whit, seconded by Ashby, to table the matter until the June meeting. Motion carried 3-1.',
    '4. ADJOURNMENT. 3:12 p.m.',
  ]);
  const decisions = decisionsOf(source);

  it('moves what was asked for before, in the words of whoever asked', () => {
    expect(decisions.map(lineOf)).toEqual([
      'carried 3-1-1 Whit/Renner: Ms. Olsen requested authority to invest up to €40 million in Skar Infrastructure Partners V, subject to legal review',
      'deferred 3-1-? Whit/Ashby: table the matter until the June meeting',
    ]);
  });

  it('was not decided on the day on which it will be approved, and quotes the words that name the thing', () => {
    expect(signalsOf(source)).toMatchObject([
      { kind: 'commitment', stage: { value: 'approved' }, decided: null },
      {
        kind: 'search',
        stage: { value: 'recommended' },
        sentence: { text: expect.stringMatching(/^Mr\. Brask recommended/u) },
      },
    ]);
  });
});

it('tells nothing of what was resolved at another time, though years may stand in what is resolved now', () => {
  expect(decided('Last year it was RESOLVED: That the mandate with Brack Capital be terminated.')).toEqual(
    [],
  );
  expect(decided('RESOLVED: That the mandate begun in 2019 with Brack Capital be terminated.')).toEqual([
    'carried ?-?-? ?/?: the mandate begun in 2019 with Brack Capital be terminated',
  ]);
});
