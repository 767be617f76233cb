import { describe, expect, it } from 'vitest';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decided } from '../testing/reported-minutes.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

describe('Canadian minutes, which give movers, words and outcome a line each', () => {
  const decisions = decisionsOf(
    paperOf([
      "CIVIC EMPLOYEES' PENSION PLAN COMMITTEE",
      'MINUTES – May 20, 2026',
      "Members: Councillor A. Desjardins (Chair), Councillor B. Mukherjee, Councillor K. Tremblay, Ms. F. O'Rourke, Mr. W. Zielke",
      '1. CONFIRMATION OF MINUTES',
      'Moved by: Councillor Mukherjee',
      "Seconded by: Ms. O'Rourke",
      'THAT the minutes of the meeting of March 11, 2026 be confirmed.',
      'CARRIED',
      '2. REPORTS',
      'Moved by: Mr. Zielke',
      "Seconded by: Ms. O'Rourke",
      'THAT indexing for 2027 be set at 75% of the increase in prices.',
      'Amendment:',
      'Moved by: Councillor Tremblay',
      'Seconded by: Councillor Mukherjee',
      'THAT "75%" be replaced by "60%".',
      'Yeas: Desjardins, Mukherjee, Tremblay (3)',
      "Nays: O'Rourke, Zielke (2)",
      'CARRIED',
      'Main motion as amended:',
      "Yeas: Desjardins, Mukherjee, O'Rourke, Tremblay (4)",
      'Nays: Zielke (1)',
      'CARRIED AS AMENDED',
      "Moved by: Ms. O'Rourke Seconded by: Mr. Zielke THAT the Plan divest all holdings in thermal coal by December 31, 2028.",
      "Yeas: O'Rourke, Zielke (2)",
      'Nays: Desjardins, Mukherjee, Tremblay (3)',
      'LOST',
      'The meeting adjourned at 3:37 p.m.',
    ]),
  );

  it('give each motion its own movers, words, votes and outcome', () => {
    expect(decisions.map(lineOf)).toEqual([
      "carried ?-?-? Mukherjee/O'Rourke: the minutes of the meeting of March 11, 2026 be confirmed",
      'carried 3-2-? Tremblay/Mukherjee: "75%" be replaced by "60%"',
      'carried 4-1-? Zielke/O\'Rourke: "75%" be replaced by "60%"',
      expect.stringMatching(
        /^failed 2-3-\? O'Rourke\/Zielke: .*the Plan divest all holdings in thermal coal/u,
      ),
    ]);
  });
});

describe('action minutes with a label on each line', () => {
  const source = paperOf([
    'CALDER BAY TRANSIT PENSION BOARD',
    'ACTION MINUTES',
    'Wednesday, April 22, 2026, 9:30 a.m.',
    'Present: Board Members Duarte, Holloway, Imada, Prentiss, Quist',
    '1. Private Equity Commitment',
    'MOTION TO: Approve a commitment of up to $25 million to Granite Notch Capital Partners VI.',
    'MOVER: Prentiss',
    'SECONDER: Duarte',
    'AYES: Duarte, Imada, Prentiss (3)',
    'NOES: Holloway, Quist (2)',
    'RESULT: APPROVED AS AMENDED [3 TO 2]',
    '2. Consultant Contract',
    'RECOMMENDATION: Extend the contract with Ferncastle Advisers for one year.',
    'MOTION TO: Approve the recommendation.',
    'MOVER: Quist',
    'SECONDER: Imada',
    'AYES: Imada, Quist (2)',
    'NOES: Duarte, Holloway, Prentiss (3)',
    'RESULT: FAILED [2 TO 3]',
    'The meeting adjourned at noon.',
  ]);

  it('are read line by line, and end where the result is told', () => {
    const decisions = decisionsOf(source);
    expect(decisions.map(lineOf)).toEqual([
      'carried 3-2-? Prentiss/Duarte: Approve a commitment of up to $25 million to Granite Notch Capital Partners VI',
      'failed 2-3-? Quist/Imada: Approve the recommendation',
    ]);
    expect(decisions.map(({ outcome }) => outcome.quote)).toEqual([
      'RESULT: APPROVED AS AMENDED [3 TO 2]',
      'RESULT: FAILED [2 TO 3]',
    ]);
  });
});

describe('items that are counted, with their movers below them', () => {
  const source = paperOf([
    'TAMARISK COUNTY EMPLOYEES RETIREMENT ASSOCIATION',
    'BOARD OF RETIREMENT - ACTION MINUTES - October 7, 2026',
    'PRESENT: Lena Ostrow (Chair), Vice Chair Walter Quill, Sunita Bhatt, Frances Yeo, Dora Nyman. A quorum was present.',
    '2. Approve a commitment of up to $40 million to Redgate Infrastructure Partners III.',
    'MOVER: Quill',
    'SECONDER: Yeo',
    'AYES: Quill, Bhatt, Yeo',
    'NOES: Ostrow',
    'RESULT: APPROVED [3 TO 1]',
    '4. Continue the selection of a consultant to the meeting of November 4, 2026.',
    'MOVER: Yeo',
    'SECONDER: Bhatt',
    'AYES: Ostrow, Quill, Bhatt, Yeo',
    'RECUSED: Nyman',
    'RESULT: CONTINUED [4 TO 0]',
    'The meeting adjourned at 11:40 AM.',
  ]);

  it('are moved in the words of the item, and end as the form says', () => {
    expect(decisionsOf(source).map(lineOf)).toEqual([
      'carried 3-1-? Walter Quill/Frances Yeo: Approve a commitment of up to $40 million to Redgate Infrastructure Partners III',
      'deferred 4-0-? Frances Yeo/Sunita Bhatt: Continue the selection of a consultant to the meeting of November 4, 2026',
    ]);
  });
});

describe('resolutions with their movers and a table of votes below them', () => {
  const source = paperOf([
    "VELLINGE PARISH TEACHERS' PENSION TRUST",
    'Minutes of the Regular Meeting of the Board of Trustees held on March 12, 2026',
    'PRESENT: Augustin Lemoyne, Chairman; Theodora Batiste; Rutherford Okafor; Cyrus Trosclair. A quorum was present.',
    'I. INVESTMENT MATTERS',
    'RESOLUTION NO. 2026-09',
    'NOW, THEREFORE, BE IT RESOLVED that Pemberwick Global Investors, L.P., be and it is hereby engaged as manager of an international portfolio in the initial amount of $95,000,000.',
    'Moved by Mr. Trosclair. Seconded by Mr. Okafor.',
    '| Trustee | Yea | Nay | Abstain |',
    '| Batiste | X | | |',
    '| TOTAL | 3 | 1 | 0 |',
    'The Chairman declared Resolution No. 2026-09 ADOPTED.',
    'There being no further business, the meeting was adjourned at 12:17 p.m.',
  ]);

  it('are decided once, by the vote below them', () => {
    const [decision, ...others] = decisionsOf(source);
    expect(others).toEqual([]);
    expect(decision && lineOf(decision)).toMatch(
      /^carried 3-1-0 Cyrus Trosclair\/Rutherford Okafor: Pemberwick Global Investors, L\.P\., be and it is hereby engaged/u,
    );
    expect(decision?.ballots).toEqual([]);
  });

  it('hire whom they engage', () => {
    expect(signalsOf(source)).toMatchObject([
      {
        kind: 'hire',
        manager: { value: 'Pemberwick Global Investors, L.P.' },
        amount: { value: { value: 95e6 } },
        stage: { value: 'approved' },
      },
    ]);
  });
});

it('reads what a label says is moved in the paragraph that names the movers, and no vote of another paragraph', () => {
  expect(
    decided(
      'ACTION: Fully redeem from Copperline International (approx. $22M). Moved Ashby, second Renner. Approved, all in favor.',
      'Deepwell Growth IV – $5M. Approved 3-0, Whit recused.',
    ),
  ).toContain(
    'carried ?-?-? Paul Ashby/Gil Renner: Fully redeem from Copperline International (approx. $22M)',
  );
});

describe('minutes that are known as such by their title, with few signs besides', () => {
  it('give the words of a motion behind a label, below those who moved it', () => {
    const source = paperOf([
      'CITY OF BRANNOCK POLICE AND FIRE PENSION TRUST',
      'MINUTES OF THE MEETING OF JULY 22, 2026',
      'AGENDA ITEM 4: ACTUARIAL ASSUMPTIONS',
      'MOVER: Delgado',
      'SECONDER: Park',
      'MOTION: Lower the assumed rate of return from 7.00% to 6.75%.',
      'AYES: Delgado, Park, Rourke, Simms',
      'NOES: Haverty',
      'RESULT: CARRIED 4-1',
      'AGENDA ITEM 5: CUSTODIAN',
      'MOVER: Rourke',
      'SECONDER: Simms',
      'MOTION: Postpone the custodian search to October.',
      'RESULT: CARRIED UNANIMOUSLY',
    ]);
    expect(decisionsOf(source).map(lineOf)).toEqual([
      'carried 4-1-? Delgado/Park: Lower the assumed rate of return from 7.00% to 6.75%',
      'deferred ?-?-? Rourke/Simms: Postpone the custodian search to October',
    ]);
  });

  it('give what was resolved without the "and" that leads to the next part', () => {
    const source = paperOf([
      'DUNMERE PENSION FUND COMMITTEE',
      'Minutes of the meeting held on Tuesday 8 September 2026 at County Hall',
      'Present: Councillor A. Whitlock (Chair), Councillor R. Sayle',
      '13. INFRASTRUCTURE',
      'RESOLVED – (1) That £25 million be committed to the Harrow Weald Infrastructure Fund; and',
      '(2) That officers report back in December on the fee.',
    ]);
    expect(decisionsOf(source).map(lineOf)).toEqual([
      'carried ?-?-? ?/?: £25 million be committed to the Harrow Weald Infrastructure Fund',
    ]);
  });
});
