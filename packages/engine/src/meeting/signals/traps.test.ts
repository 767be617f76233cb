import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { decided, signalled } from '../testing/reported-minutes.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';

describe('what becomes of a motion', () => {
  it.each([
    [
      'an amendment that falls is not carried by the vote on what it was to',
      'Trustee Ashby moved, as an amendment, that the reduction be to 8% only. There being no seconder, the amendment fell. The recommendation was put to the vote: 3 for, 1 against. RESOLVED: That the allocation to UK equities be reduced from 10% to 5%.',
      [
        'failed ?-?-? ?/?: as an amendment, that the reduction be to 8% only',
        'carried ?-?-? ?/?: the allocation to UK equities be reduced from 10% to 5%',
      ],
    ],
    [
      'what is lost by four votes to two had two for it',
      'Trustee Ashby proposed that the Fund withdraw from stock lending. Trustee Renner seconded. On being put to the vote the motion was LOST by 4 votes to 2.',
      ['failed 2-4-? Paul Ashby/Gil Renner: the Fund withdraw from stock lending'],
    ],
    [
      'a motion of another day is only recalled',
      'Ms. Granger reminded the trustees that Ms. Castile’s motion of September 2 to raise the contribution rate from 9% to 10% was rejected.',
      [],
    ],
    [
      'what is put off keeps those who moved it',
      'Trustee Renner moved to direct Tallow Advisers to begin a search for a bond manager. Trustee Ashby seconded. Trustee Whit moved to postpone the matter to the January meeting. Trustee Tolland seconded. The motion to postpone carried 3-1.',
      ['deferred 3-1-? Gil Renner/Paul Ashby: direct Tallow Advisers to begin a search for a bond manager'],
    ],
    [
      'RESOLVED may follow those who proposed it',
      'It was proposed by Trustee Renner, seconded by Trustee Ashby and RESOLVED that Trustee Whit be appointed Vice-Chairman for the year.',
      ['carried ?-?-? Gil Renner/Paul Ashby: Trustee Whit be appointed Vice-Chairman for the year'],
    ],
    [
      'the number of a fund ends its name, and begins nobody’s',
      'Trustee Renner moved to commit up to $35 million to Sable Partners Fund V. Trustee Ashby seconded. The motion carried 4-0.',
      ['carried 4-0-? Gil Renner/Paul Ashby: commit up to $35 million to Sable Partners Fund V'],
    ],
    [
      'a substitute that carries takes the place of what was moved',
      'It was moved by Trustee Renner and seconded by Trustee Whit to hire Dunmall Global for the mandate. Trustee Ashby offered a substitute motion, seconded by Trustee Tolland, to hire Dunmore Asset Management. The substitute motion carried 3-1.',
      ['carried 3-1-? Paul Ashby/Ines Tolland: hire Dunmore Asset Management'],
    ],
  ])('%s', (_case, text, lines) => {
    expect(decided(text)).toEqual(lines);
  });
});

describe('what a signal tells', () => {
  it('takes its kind from no other item', () => {
    expect(
      signalled(
        'The actuary recommended a discount rate of 5.4%. The report was noted.',
        'Trustee Ashby proposed that the Fund withdraw from stock lending. Trustee Renner seconded. The motion failed 1-3.',
      ).filter(({ stage }) => stage?.value === 'rejected'),
    ).toEqual([]);
    expect(
      signalled(
        'Trustee Renner moved to commit up to $35 million to Sable Partners Fund II. Trustee Ashby seconded. The motion carried 4-0.',
        'Disability application. Trustee Whit moved to table the item to the April meeting; seconded by Trustee Ashby; carried unanimously.',
      ).map(({ kind }) => kind),
    ).toEqual(['commitment']);
  });

  it('takes no day from an amendment where it is to happen at once', () => {
    expect(
      signalled(
        'Trustee Renner moved to terminate Gray Point Capital, effective immediately. Trustee Ashby seconded. Trustee Whit moved to amend the motion to make the termination effective December 31, 2026. Trustee Tolland seconded. The amendment failed 1-3. The motion carried 3-1.',
      ),
    ).toMatchObject([{ kind: 'termination', stage: { value: 'approved' }, effective: null }]);
  });

  it('is of those who leave and come here, by their names', () => {
    expect(
      signalled(
        'Ms. Carmody, our counsel, told me on Monday that she is leaving at the end of August. Trustee Whit has been appointed to the board of the neighboring Larkspur District.',
      ),
    ).toMatchObject([{ kind: 'departure', person: { value: 'Ms. Carmody' } }]);
  });

  it('has no asset class from the sentences around a sum that was paid', () => {
    expect(
      signalled(
        'In January we fully redeemed from Glass Macro, where we had $55 million. The private equity portfolio received $40 million.',
      ),
    ).toMatchObject([{ kind: 'redemption', amount: { value: { value: 55e6 } }, assetClass: null }]);
  });

  it('was decided where staff was directed to do it', () => {
    expect(
      signalled('ACTION: Directed staff to issue a request for proposals for consulting services.'),
    ).toMatchObject([{ kind: 'search', stage: { value: 'approved' } }]);
  });
});

it('counts the voice against, and not nobody, where the chair says how many there were', () => {
  const source = sourceOf(
    [
      ['Chair Rowe', 'The retirement board is in order, and a quorum is present. Trustee Hall?'],
      ['Trustee Hall', 'I move to approve the commitment of seventy-five million dollars to Alder Fund II.'],
      ['Trustee Lin', 'Second.'],
      ['Chair Rowe', 'All in favor? Opposed?'],
      ['Trustee Baird', 'No.'],
      ['Chair Rowe', 'Let the record show Trustee Baird in opposition. The motion passes, eight to one.'],
    ],
    { kind: 'meeting', title: 'Board meeting' },
  );
  expect(decisionsOf(source).map(lineOf)).toEqual([
    'carried 8-1-? Hall/Lin: approve the commitment of seventy-five million dollars to Alder Fund II',
  ]);
});
