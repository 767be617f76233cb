import type { SpeakerNaming } from '@ecco/contract';
import type { Item, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import type { Services } from '../request/services.ts';
import { labelNotFound, withoutShow } from './curation.errors.ts';

type Naming = { item: Item; showId: string | null; label: string; name: string; userId: string | null };

/** The items that bear the name now. */
async function write(tx: Transaction, { item, showId, label, name, userId }: Naming): Promise<string[]> {
  await tx.speakers.nameInItem(item.id, { label, name });
  if (showId === null) return [item.id];
  const known = await tx.showSpeakers.ofShow(showId);
  const before = known.find((one) => one.label === label)?.name ?? null;
  await tx.showSpeakers.save({ showId, label, name, updatedBy: userId });
  const others = await tx.speakers.nameInShow(showId, { label, name, before });
  return [...new Set([item.id, ...others])];
}

/**
 * Says who stands behind a label, in one item or in every item of its show, those to come included (D29). Answers how
 * many items bear the name.
 * @throws RequestError 404 for an item without the label; 409 for a show where there is none
 */
export async function nameSpeaker(
  { store }: Pick<Services, 'store'>,
  { thing: item, actor: { userId } }: PermittedItem<'curate'>,
  { label, name, scope }: Omit<SpeakerNaming, 'uuid'>,
): Promise<number> {
  const lines = await store.segments.lines(item.id);
  if (!lines.some(({ speakerLabel }) => speakerLabel === label)) throw labelNotFound(label);
  if (scope === 'show' && item.showId === null) throw withoutShow();
  const showId = scope === 'show' ? item.showId : null;
  return store.transaction(async (tx) => {
    const named = await write(tx, { item, showId, label, name, userId });
    return named.length;
  });
}
