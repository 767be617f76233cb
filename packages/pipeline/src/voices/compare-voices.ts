/** Voices are recognized by their sound (D58): each new print is compared once with those of the other items. */
import type { AlikeVoice, Store, StoredVoicePrint, VoicePlace } from '@ecco/store';
import { likeness, sameVoiceBar, unitVector } from './likeness.ts';

const pageSize = 2_000;
/** Voices that are noted as alike to one, the most alike: for somebody who speaks in more recordings these are enough. */
const mostAlike = 50;

async function alikeTo({ voices }: Pick<Store, 'voices'>, print: StoredVoicePrint): Promise<AlikeVoice[]> {
  const own = unitVector(print.vector);
  let alike: AlikeVoice[] = [];
  if (own === null) return alike;
  for (let after: VoicePlace | null = null; ; ) {
    const page: StoredVoicePrint[] = await voices.others(print, { after, limit: pageSize });
    const received = page.flatMap(({ itemId, label, vector }): AlikeVoice[] => {
      const other = unitVector(vector);
      const share = other === null ? 0 : likeness(own, other);
      return share >= sameVoiceBar ? [{ other: { itemId, label }, likeness: Math.min(1, share) }] : [];
    });
    alike = [...alike, ...received].toSorted((one, two) => two.likeness - one.likeness).slice(0, mostAlike);
    after = page.at(-1) ?? null;
    if (page.length < pageSize || after === null) return alike;
  }
}

/** Compares the voices of an item that were not compared yet; answers how many sound like others. */
export async function compareVoices(
  store: Pick<Store, 'voices' | 'transaction'>,
  itemId: string,
): Promise<number> {
  let known = 0;
  for (const print of await store.voices.uncompared(itemId)) {
    const alike = await alikeTo(store, print);
    await store.transaction((tx) => tx.voices.noteAlike({ itemId, label: print.label }, alike));
    if (alike.length > 0) known += 1;
  }
  return known;
}
