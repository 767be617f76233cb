import { describe, expect, it } from 'vitest';
import { decided, signalled } from '../testing/reported-minutes.fixture.ts';
import { spokenBoard } from '../testing/spoken-amendment.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

const recommended =
  'Harbor Advisers recommended a commitment of $45 million to Alder Lending Fund IV and $30 million to Birch Credit II.';

describe('minutes of a motion that takes a recommendation, and is amended', () => {
  const carried = [
    recommended,
    'Trustee Ashby moved to approve both commitments as recommended. Trustee Renner offered an amendment to reduce the Alder commitment from $45 million to $35 million. The amendment was seconded by Trustee Whit and carried, 3-1, with Trustee Ashby voting no. The motion as amended then carried unanimously.',
  ];

  it('gives the votes on the amendment to the amendment alone', () => {
    expect(decided(...carried)).toEqual([
      'carried 3-1-? Gil Renner/Dana Whit: reduce the Alder commitment from $45 million to $35 million',
      'carried ?-?-? Paul Ashby/?: reduce the Alder commitment from $45 million to $35 million',
    ]);
  });

  it('tells the sum on which was voted, and not the one that was recommended', () => {
    expect(signalled(...carried)).toMatchObject([
      { kind: 'commitment', vehicle: { value: 'Alder Lending Fund IV' }, amount: { value: { value: 35e6 } } },
    ]);
    expect(
      signalled(
        recommended.replace(' and $30 million to Birch Credit II', ''),
        'Trustee Ashby moved the recommendation. Trustee Renner moved to amend the sum to $35 million; Trustee Whit seconded. The amendment carried 3-1. The amended motion passed 4-0.',
      ),
    ).toMatchObject([
      { kind: 'commitment', stage: { value: 'approved' }, amount: { value: { value: 35e6 } } },
    ]);
  });

  it('tells a motion with a sum of its own as it was moved, and no sum, where the amendment only says what changes', () => {
    const changed = [
      'Trustee Ashby moved, seconded by Trustee Whit, to approve a commitment of $45 million to Alder Lending Fund IV.',
      'Trustee Renner moved, seconded by Trustee Whit, to amend the motion to $35 million. The amendment carried 3-1. The motion as amended carried 4-0.',
    ];
    expect(decided(...changed)).toEqual([
      'carried 3-1-? Gil Renner/Dana Whit: amend the motion to $35 million',
      'carried 4-0-? Paul Ashby/Dana Whit: approve a commitment of $45 million to Alder Lending Fund IV',
    ]);
    expect(signalled(...changed)).toMatchObject([
      { kind: 'commitment', vehicle: { value: 'Alder Lending Fund IV' }, amount: null },
    ]);
  });

  it('keeps what was recommended where the amendment is lost, which refuses nothing by that', () => {
    const lost = [
      recommended.replace(' and $30 million to Birch Credit II', ''),
      'Trustee Ashby moved the recommendation, seconded by Trustee Whit. Trustee Renner moved to amend the sum to $35 million; Trustee Whit seconded. The amendment failed 1-3. The motion passed 4-0.',
    ];
    expect(decided(...lost)).toEqual([
      'failed 1-3-? Gil Renner/Dana Whit: amend the sum to $35 million',
      'carried 4-0-? Paul Ashby/Dana Whit: the recommendation',
    ]);
    expect(signalled(...lost)).toMatchObject([
      { kind: 'commitment', stage: { value: 'approved' }, amount: { value: { value: 45e6 } } },
    ]);
  });
});

it('refuses only what a motion denies, and not what it does besides', () => {
  expect(
    signalled(
      'Trustee Ashby moved to deny the extension and to direct staff to open a search for a replacement manager. Second: Trustee Renner. Ayes: Ashby, Renner, Tolland. Noes: Whit. Passed 3-1.',
    ),
  ).toMatchObject([{ kind: 'search', stage: { value: 'approved' } }]);
});

it('tells a spoken motion as it was amended while it was moved, and what is put off with the votes on that', () => {
  const decisions = decisionsOf(spokenBoard);
  expect(decisions.map(lineOf)).toEqual([
    'carried 3-1-? Naka/Holloway: one hundred fifty million',
    'deferred 3-1-? Holloway/Naka: postpone that till we have seen the cash flow',
  ]);
  expect(signalsOf(spokenBoard)).toMatchObject([
    {
      kind: 'commitment',
      stage: { value: 'approved' },
      vehicle: { value: 'Alder Partners Fund VIII' },
      amount: { value: { value: 150e6 } },
    },
  ]);
});
