import { randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';

type Ids = { item: string };
const label = '1';

async function named(store: Store, { item }: Ids) {
  const speaker = { label, name: 'Speaker 1', role: null, organisation: null, provenance: null };
  await store.transaction((tx) => tx.speakers.replace(item, [{ ...speaker, confidence: 0, evidence: null }]));
  return { itemId: item, label };
}

/** The calls that change who is known by the sound of a voice. */
export const voiceChanges = {
  'voices.review': ({ voices }: Store, { item }: Ids) =>
    voices.review([
      {
        ...{ itemId: item, label, name: 'Dana', verdict: 'refused' },
        decisionId: randomUUID(),
        before: null,
        userId: null,
      },
    ]),
  'voices.undo': async ({ voices }: Store, { item }: Ids) => {
    const decisionId = randomUUID();
    const given = { itemId: item, label, name: 'Dana', verdict: 'refused' as const };
    await voices.review([{ ...given, decisionId, before: null, userId: null }]);
    await voices.undo(item, decisionId);
  },
  'speakers.nameByVoice': async (store: Store, ids: Ids) => {
    await store.speakers.nameByVoice(await named(store, ids), { name: 'Dana', confidence: 0.8 });
  },
  'speakers.unnameVoice': async (store: Store, ids: Ids) => {
    const at = await named(store, ids);
    const before = await store.speakers.nameByVoice(at, { name: 'Dana', confidence: 0.8 });
    if (before !== null) await store.speakers.unnameVoice(at, { name: 'Dana', before });
  },
};
