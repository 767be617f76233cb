import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decided, minutesOf, signalled } from '../testing/reported-minutes.fixture.ts';
import { decisionsOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

describe('minutes that tell a motion and its end in one sentence', () => {
  it.each([
    [
      'The motion to issue the RFP for an actuary failed 2-3, with Whit and Renner in favor.',
      'failed 2-3-? ?/?: issue the RFP for an actuary',
    ],
    [
      'A motion to commit $20 million to Alder Fund II passed 3-1.',
      'carried 3-1-? ?/?: commit $20 million to Alder Fund II',
    ],
    [
      'The proposed sale of Birch Capital was rejected, 1-3.',
      'failed 1-3-? ?/?: proposed sale of Birch Capital',
    ],
    [
      'The Board voted 5-2 to terminate Alder Partners and to move the money to cash.',
      'carried 5-2-? ?/?: terminate Alder Partners and to move the money to cash',
    ],
  ])('%s', (text, line) => {
    expect(decided(text)).toEqual([line]);
  });

  it.each([
    'Last year the motion to issue the RFP for an actuary failed 2-3.',
    'If the motion to issue the RFP failed, staff would extend the contract.',
    'The Board did not vote to commit $20 million to Alder Fund II.',
    'The consultant noted that the Elm County Board voted 5-2 to close its plan to new members.',
    'Trustee Ashby asked whether the Board voted to sell the Birch stake.',
  ])('and nothing where it was not so: %s', (statement) => {
    expect(decided(statement)).toEqual([]);
  });
});

it('gives each part of a motion that is divided its own votes', () => {
  expect(
    decided(
      "The Subcommittee recommended commitments of up to $100 million to Lantern Partners XI and up to $55 million to Lantern Europe III. Trustee Ashby moved the Subcommittee's recommendation; Trustee Renner seconded. Trustee Whit asked that the question be divided. The Lantern XI commitment was approved, 3 to 1. The Lantern Europe III commitment was defeated, 1 to 3.",
    ),
  ).toEqual([
    'carried 3-1-? Paul Ashby/Gil Renner: Lantern XI commitment',
    'failed 1-3-? Paul Ashby/Gil Renner: Lantern Europe III commitment',
  ]);
});

describe('what a body turns down', () => {
  it.each([
    'The Committee rejected the proposal to commit $5 million to Alder Fund II.',
    'The Committee denied the request to commit $5 million to Alder Fund II.',
    'Trustee Ashby moved to deny the request to commit $5 million to Alder Fund II. Trustee Renner seconded. The motion carried 4-0.',
  ])('is rejected: %s', (text) => {
    expect(signalled(text)).toMatchObject([
      { kind: 'commitment', stage: { value: 'rejected' }, vehicle: { value: 'Alder Fund II' } },
    ]);
  });

  it('or takes back is no commitment, though the sum is named', () => {
    const statement =
      'Trustee Ashby moved to rescind the May commitment of $50 million to Alder Fund II. Trustee Renner seconded. The motion carried 3-1.';
    expect(decided(statement)).toEqual([
      'carried 3-1-? Paul Ashby/Gil Renner: rescind the May commitment of $50 million to Alder Fund II',
    ]);
    expect(signalled(statement)).toEqual([]);
  });
});

it('counts for each of two motions in one paragraph what was counted for it', () => {
  expect(
    decided(
      'Trustee Renner moved to commit $25 million to Alder Fund III. The motion died for lack of a second. Trustee Ashby then moved to commit $15 million; Whit seconded; carried 3-1.',
    ),
  ).toEqual([
    'failed ?-?-? Gil Renner/?: commit $25 million to Alder Fund III',
    'carried 3-1-? Paul Ashby/Dana Whit: commit $15 million',
  ]);
  expect(
    decided("The Board rejected staff's recommendation to terminate Birch Capital and voted 3-1 to keep it."),
  ).toEqual(["failed ?-?-? ?/?: staff's recommendation to terminate Birch Capital and voted 3-1 to keep it"]);
});

describe('a proposal of staff that is amended before it is moved', () => {
  const text =
    'Staff recommended a commitment of up to $90 million to Tarn Realty Partners VI. Trustee Renner moved to amend the amount to $60 million. The amendment was seconded by Trustee Whit and carried 3-1, Ashby opposed. The motion as amended, a commitment of $60 million to Tarn Realty Partners VI, carried 4-0.';

  it('gives the amendment its own votes, and the motion its last words', () => {
    expect(decided(text)).toEqual([
      'carried 3-1-? Gil Renner/Dana Whit: amend the amount to $60 million',
      'carried 4-0-? ?/?: a commitment of $60 million to Tarn Realty Partners VI',
    ]);
  });

  it('is told in the sum on which was voted, by the fund and not by the heading', () => {
    expect(signalled(text)).toMatchObject([
      {
        kind: 'commitment',
        sentence: { text: 'a commitment of $60 million to Tarn Realty Partners VI' },
        stage: { value: 'approved' },
        amount: { value: { value: 60e6 } },
        who: { value: 'Ferrow County Retirement System' },
      },
    ]);
  });
});

it('ends what was put off in the paragraph that moved it, so that what follows is decided by itself', () => {
  const texts = [
    'Trustee Ashby moved to commit $75 million to Cold Lending Fund III. After discussion the item was tabled to the April meeting. No vote was taken.',
    'The Committee considered a search for a consultant. The motion to issue the RFP failed 1-3, with Whit in favor.',
    'The actuary recommended lowering the assumed rate of return from 7.0% to 6.8%. The Committee voted 3-1 to recommend 6.75% to the Board, effective July 1, 2027.',
  ];
  expect(decided(...texts)).toEqual([
    'deferred ?-?-? Paul Ashby/?: commit $75 million to Cold Lending Fund III',
    'failed 1-3-? ?/?: issue the RFP',
    'carried 3-1-? ?/?: recommend 6.75% to the Board, effective July 1, 2027',
  ]);
  expect(signalled(...texts)).toMatchObject([
    { kind: 'commitment', stage: { value: 'considered' } },
    { kind: 'search', stage: { value: 'rejected' } },
    { kind: 'rate_change', stage: { value: 'recommended' }, measure: { value: '6.75%' } },
  ]);
});

it('is on no day, and of nobody, where only the minutes before it and a neighbor are named', () => {
  const source = paperOf([
    '24. MINUTES. RESOLVED: That the minutes of the meeting held on 10 December 2025 be confirmed as a correct record. Trustee Ashby moved to approve the April 16 minutes. Trustee Renner seconded. The motion carried 3-0.',
    '28. It was noted that the neighboring Saltmarsh Pension Fund had cut its rate. Present: Trustee Paul Ashby, Trustee Gil Renner.',
    'Trustee Ashby moved to commit $15 million to Kittiwake Partners Fund VIII. Trustee Renner seconded. The motion carried 3-0.',
    'The meeting was adjourned at 11:00 a.m.',
  ]);
  const signals = signalsOf(source);
  expect(signals).toMatchObject([{ kind: 'commitment', who: null, decided: null }]);
});

describe('who moves and who seconds', () => {
  it.each([
    [
      'Asking for a motion to accept the glossary with edits, without its annex, Trustee Ashby so moved, seconded by Trustee Renner. The vote was called and the motion carried unanimously.',
      'carried ?-?-? Paul Ashby/Gil Renner: accept the glossary with edits, without its annex',
    ],
    [
      'The Chair asked for a motion to adopt the pacing plan; Trustee Whit so moved and Trustee Ashby seconded. Motion carried.',
      'carried ?-?-? Dana Whit/Paul Ashby: adopt the pacing plan',
    ],
    [
      'With these corrections, Trustee Renner moved to approve the annual report, Trustee Whit seconding. Upon voice vote, the motion carried unanimously.',
      'carried ?-?-? Gil Renner/Dana Whit: approve the annual report',
    ],
    [
      'With agreed-upon edits, Trustee Ashby moved to accept this section. Trustee Renner seconded. Upon voice vote the motion carried unanimously.',
      'carried ?-?-? Paul Ashby/Gil Renner: accept this section',
    ],
  ])('%s', (text, line) => {
    expect(decided(text)).toEqual([line]);
  });

  it.each([
    'Asked for a motion to accept the glossary, nobody so moved.',
    'The Chair recalled that Trustee Ashby had so moved last year.',
    'Asking for a motion to accept the glossary, Trustee Ashby so moved. The motion died for lack of a second.',
  ])('and nothing is carried where nobody did: %s', (statement) => {
    expect(decided(statement).filter((line) => line.startsWith('carried'))).toEqual([]);
  });
});

describe('whose meeting it is', () => {
  const whoOf = (opening: string) => {
    const source = paperOf([
      opening,
      'Present: Chair Ines Tolland, Trustee Paul Ashby, Trustee Gil Renner. The meeting was called to order at 9:00 a.m.',
      'Trustee Ashby moved to commit $15 million to Kittiwake Partners Fund VIII. Trustee Renner seconded. The motion carried 3-0. The rate is effective July 1, 2027.',
      'The meeting was adjourned at 11:00 a.m.',
    ]);
    const [signal] = signalsOf(source);
    return [signal?.who?.value ?? null, signal?.decided?.value ?? null];
  };

  it('is that of its heading, with its day', () => {
    expect(whoOf('Minutes of the Meeting of the Ferrow Teachers Pension Fund, March 4, 2026')).toEqual([
      'Ferrow Teachers Pension Fund',
      '2026-03-04',
    ]);
  });

  it('is not told where no words say it: a fund that is invested in does not meet, nor on the day of a rate', () => {
    expect(whoOf('Minutes of the Investment Committee')).toEqual([null, null]);
  });
});

it('tells nothing of what other minutes say, or of words that are corrected', () => {
  expect(
    decided(
      'Ms. Trent pointed out that the November minutes state that the Board approved an allocation of $150 million to Alder.',
    ),
  ).toEqual([]);
  expect(
    signalled(
      'Trustee Ashby moved to approve the minutes of April with a correction: “a commitment of $15 million to Alder Fund VI” should read “$12.5 million”. Trustee Renner seconded. The motion carried 4-0.',
    ),
  ).toEqual([]);
});

it('refuses no commitment where a motion to stop all new ones is lost', () => {
  expect(
    signalled(
      'Trustee Ashby moved that we stop all new commitments to private equity until June. The motion died for lack of a second.',
    ),
  ).toEqual([]);
});

it('is on the day that the chair names, and not on that of the minutes before', () => {
  const opened = (...opening: string[]) => {
    const said = [
      ...opening,
      'Trustee Ashby, is there a motion? I move that we commit fifteen million dollars to Kittiwake Partners Fund Eight.',
      'Second. All in favor? That is five to zero, the motion carries. We have a quorum, and we adjourn.',
    ];
    const source = sourceOf(
      said.map((text, at) => [at % 2 === 0 ? 'Chair Rowe' : 'Trustee Lin', text]),
      { kind: 'meeting', title: 'Board meeting' },
    );
    return signalsOf(source)[0]?.decided?.value ?? null;
  };
  const minutes = 'First thing, the minutes of April fourteenth. Any corrections?';
  const named = `${'We have people on a tight schedule, so find a seat. '.repeat(3)}This is the Investment Committee of the Quill Teachers' Retirement Fund, it's Tuesday, June ninth, and I have all five members.`;
  expect(opened(named, minutes)).toBe('June ninth');
  expect(opened('Welcome, all.', minutes)).toBeNull();
});

describe('minutes that tell what nobody objected to', () => {
  it.each([
    [
      'The Chair asked whether there was any objection to committing $150 million to Alder Fund IV. Hearing none, it was approved.',
      'carried ?-?-? ?/?: committing $150 million to Alder Fund IV',
    ],
    [
      'There being no objection, the travel policy was adopted as presented.',
      'carried ?-?-? ?/?: the travel policy was adopted as presented',
    ],
    [
      'Hearing no objections, the contract with Birch Actuarial was approved through June 2028.',
      'carried ?-?-? ?/?: the contract with Birch Actuarial was approved through June 2028',
    ],
  ])('%s', (text, line) => {
    expect(decided(text)).toEqual([line]);
    const [, consented] = decisionsOf(minutesOf(text));
    expect(consented?.basis).toBe('consensus');
  });

  it.each([
    'The Chair asked for public comment. Hearing none, it was approved.',
    'The Chair asked whether there was any objection to committing $150 million to Alder Fund IV. Trustee Ashby objected.',
    'Counsel said that if there were no objections, the policy was approved by the county in 2019.',
    'Hearing none, the Chair closed the public hearing.',
    'The item was approved without the fee schedule, and hearing no objection counsel left.',
  ])('and nothing where it was not so: %s', (statement) => {
    expect(decided(statement)).toEqual([]);
  });
});

describe('minutes that tell a motion as what the board did', () => {
  const lead = 'Upon motion by Trustee Ashby, second by Trustee Renner, the Board';
  it.each([
    [
      `${lead} approved a lease at Quay House.`,
      'carried ?-?-? Paul Ashby/Gil Renner: approved a lease at Quay House',
      [],
    ],
    [
      `${lead} approved a lease at Quay House, with Trustee Whit voting no.`,
      'carried ?-1-? Paul Ashby/Gil Renner: approved a lease at Quay House',
      ['Dana Whit no'],
    ],
    [
      `${lead} approved the new lease, Trustee Whit dissenting.`,
      'carried ?-1-? Paul Ashby/Gil Renner: approved the new lease',
      ['Dana Whit no'],
    ],
    [
      `${lead} approved a lease at Quay House, with Trustee Whit abstaining because of a conflict of interest.`,
      'carried ?-?-1 Paul Ashby/Gil Renner: approved a lease at Quay House',
      ['Dana Whit abstain'],
    ],
  ])('%s', (text, line, ballots) => {
    expect(decided(text)).toEqual([line]);
    const [, made] = decisionsOf(minutesOf(text));
    expect(made?.ballots.map(({ name, ballot }) => `${name} ${ballot}`)).toEqual(ballots);
  });

  it.each([`${lead} discussed the lease at Quay House.`, `${lead} tabled the lease at Quay House.`])(
    'and not as carried where it is not decided: %s',
    (statement) => {
      expect(decided(statement).filter((line) => line.startsWith('carried'))).toEqual([]);
    },
  );

  it('or with its change between commas', () => {
    const reported =
      'Trustee Ashby moved to raise the fee to $40. Trustee Renner seconded. On a voice vote the motion, as amended, carried with Trustee Whit dissenting.';
    expect(decided(reported)).toEqual(['carried ?-1-? Paul Ashby/Gil Renner: raise the fee to $40']);
  });
});

it('a form may say by whom a motion was made on a line of its own', () => {
  const form = [
    'MOTION: Lower the assumed rate of return to 6.75%',
    'MADE BY: Ashby',
    'SECOND BY: Renner',
    'VOTE: 3 in favor, 1 opposed (Whit)',
    'RESULT: Motion passes',
  ];
  expect(decided(...form)).toEqual([
    'carried 3-1-? Paul Ashby/Gil Renner: Lower the assumed rate of return to 6.75%',
  ]);
});
