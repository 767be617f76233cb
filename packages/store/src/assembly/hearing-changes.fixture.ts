import type { Store } from '../store.ts';

const given = { segmentId: 's', words: '71', userId: null, paperId: null };

/** The calls that change what is known of how an item was transcribed. */
export const hearingChanges = {
  'hearings.review': ({ hearings }: Store, { item }: { item: string }) =>
    hearings.review({ ...given, itemId: item, kind: 'confirmed' }),
  'hearings.undo': async ({ hearings }: Store, { item }: { item: string }) => {
    const id = await hearings.review({ ...given, itemId: item, kind: 'restored' });
    await hearings.undo(item, id ?? '');
  },
};
