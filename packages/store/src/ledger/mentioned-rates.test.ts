import type { Signal } from '@ecco/domain';
import { expect, it } from 'vitest';
import { ledgerEntry } from './entry-of.ts';
import { gatherMentions } from './gather-mentions.ts';
import type { PlacedMention } from './ledger.types.ts';

const citation = { segmentId: 's', quote: 'so moved', startMs: null, endMs: null, page: null };
const stated = <Value>(value: Value) => ({ value, certainty: 'stated' as const, citation });
const actor = { scope: 'fund', organizationId: null, who: 'Linden Teachers' };

const mention = (itemId: string, text: string, part: Partial<Signal>): PlacedMention => ({
  ...{
    id: `of ${itemId}`,
    itemId,
    itemKind: 'meeting',
    itemDay: '2026-05-04',
    meetingId: 'm',
    entryId: null,
    textKey: null,
  },
  ...{ vote: null, about: null },
  signal: {
    ...{ kind: 'rate_change', who: null, manager: null, vehicle: null, assetClass: null, strategy: null },
    ...{ consultant: null, person: null, amount: null, measure: null, decided: null, effective: null },
    ...{ stage: stated('approved'), places: [citation] },
    sentence: { text, verbatim: true, citations: [citation] },
    ...part,
  },
});
const entriesOf = (...tellings: PlacedMention[]) =>
  gatherMentions(tellings).map((gathered) => ledgerEntry(gathered, actor));
const recorded = mention('recording', 'Discount rate to six and three quarters.', {
  measure: stated('from 7% to 6.75%'),
});

it('joins a change of rate that a recording and the minutes tell in other words', () => {
  const minutes = mention('minutes', 'To lower the assumed return.', { measure: stated('6.75%') });
  expect(entriesOf(recorded, minutes)).toMatchObject([{ sources: 2, disputed: [] }]);
});

it('shows where the two differ in the same rate', () => {
  const minutes = mention('minutes', 'Adopt the new discount rate.', { measure: stated('6.5%') });
  expect(entriesOf(recorded, minutes)).toMatchObject([{ sources: 2, disputed: ['measure'] }]);
});

it('keeps two rates of one meeting apart', () => {
  const minutes = mention('minutes', 'Adopt the contribution rate.', { measure: stated('18.2%') });
  expect(entriesOf(recorded, minutes)).toHaveLength(2);
});

it('joins what is decided under the same item of the agenda', () => {
  const plan = { kind: 'pacing' as const };
  const both = [
    { ...mention('recording', 'So moved.', plan), about: 'Private equity pacing plan for 2027' },
    { ...mention('minutes', 'Adopted.', plan), about: 'Pacing plan for private equity' },
  ];
  expect(entriesOf(...both)).toMatchObject([{ sources: 2 }]);
});

it('resolves a day without a year from the day of whoever says it', () => {
  const leaves = mention('recording', 'She leaves.', { effective: stated('July thirty-first') });
  expect(entriesOf(leaves)).toMatchObject([{ effective: '2026-07-31' }]);
});

it('bears no day where its words are of another year than their source, and that of the source where they are of the same', () => {
  const days = ['March 2011', '2012', 'March 2026'].map((said) =>
    entriesOf(mention('paper', `The Board adopted it in ${said}.`, { decided: stated(said) })),
  );
  expect(days.flat().map(({ happenedOn }) => happenedOn)).toEqual([null, null, '2026-05-04']);
});
