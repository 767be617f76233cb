import { expect, it } from 'vitest';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decisionsOf, signalsOf } from '../testing/spoken-lines.fixture.ts';

it('reads what a memo to a board recommends, each numbered part by itself', () => {
  const source = paperOf([
    'TO: Members of the Board, Cedar Flats Municipal Retirement System. FROM: Lorne Ibarra, Director of Investments. DATE: September 3, 2026.',
    'Recommendation. Staff and Whitby Bell Associates recommend that the Board (1) commit $35 million to Alder Farmland Partners II; (2) terminate Jess Commodities and redeem the full balance, approximately $28.7 million as of July 31; and (3) increase the real assets target from 6% to 9%.',
    'Background. The System committed $20 million to Alder Farmland Partners I in 2020; that fund has called 96% of commitments and returned 8.4% net. In October 2024 the Board considered, and rejected, a proposal to raise the target to 8%.',
  ]);
  expect(signalsOf(source)).toMatchObject([
    {
      kind: 'commitment',
      stage: { value: 'recommended' },
      vehicle: { value: 'Alder Farmland Partners II' },
      amount: { value: { value: 35e6 } },
    },
    {
      kind: 'termination',
      manager: { value: 'Jess Commodities' },
      amount: { value: { value: 28.7e6 } },
      effective: null,
    },
    { kind: 'target_change', measure: { value: 'from 6% to 9%' }, amount: null },
  ]);
});

it('takes none of what a memo says that the board could do for done', () => {
  const source = paperOf([
    'TO: Members of the Board, Cedar Flats Municipal Retirement System. FROM: Lorne Ibarra, Director of Investments. DATE: September 3, 2026.',
    'Recommendation. Staff recommends that the Board approve a commitment of $55 million to Ridgeline Credit III, L.P.',
    'SUGGESTED MOTION: "I move that the Board approve the commitment as set forth in the memorandum."',
    'Alternatives. The Board could (1) approve a smaller commitment of $35 million; (2) defer the matter until the pacing study in January; or (3) decline.',
  ]);
  expect(decisionsOf(source).filter(({ result }) => result !== null)).toEqual([]);
  expect(signalsOf(source)).toMatchObject([
    {
      kind: 'commitment',
      stage: { value: 'recommended' },
      amount: { value: { value: 55e6 } },
      decided: null,
    },
  ]);
});
