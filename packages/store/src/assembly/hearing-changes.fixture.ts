import type { Store } from '../store.ts';

const given = { segmentId: 's', words: '71', userId: null, paperId: null };

const revisionOf = (itemId: string) =>
  ({
    itemId,
    userId: null,
    source: 'publisher',
    serviceId: null,
    isUsedWhenDone: false,
    maker: null,
  }) as const;

/** The calls that change what is known of how an item was transcribed, and its other transcripts. */
export const hearingChanges = {
  'hearings.review': ({ hearings }: Store, { item }: { item: string }) =>
    hearings.review({ ...given, itemId: item, kind: 'confirmed' }),
  'hearings.undo': async ({ hearings }: Store, { item }: { item: string }) => {
    const id = await hearings.review({ ...given, itemId: item, kind: 'restored' });
    await hearings.undo(item, id ?? '');
  },
  'revisions.begin': ({ revisions }: Store, { item }: { item: string }) => revisions.begin(revisionOf(item)),
  'revisions.move': async ({ revisions }: Store, { item }: { item: string }) => {
    const begun = (await revisions.begin(revisionOf(item))) ?? (await revisions.ofItem(item))[0];
    await revisions.move(begun?.id ?? '', { from: ['waiting'], to: 'dismissed' });
  },
};
