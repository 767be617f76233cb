import { cardAudioKey } from '@ecco/contract';
import { itemNotFound } from '../item/item.errors.ts';
import { findItem } from '../item/item.usecases.ts';
import { mediaPath } from '../item/item-addresses.ts';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { cardOfKey } from './card-files.ts';

type CardSpoken = { itemId: string; url: string };

/**
 * Has the stored text of a card read aloud and answers with where the recording is.
 * @throws RequestError 404 for an item or card that is not there; 409 where there is nothing to read, 503 when busy
 */
export async function speakCard(
  { store, pipeline }: Pick<Services, 'store' | 'pipeline'>,
  _who: Authorized<'speak'>,
  key: string,
): Promise<CardSpoken> {
  const name = cardOfKey(key);
  if (name === null) throw itemNotFound();
  const { item } = await findItem(store, { id: name.slug });
  await pipeline.speakCard({ itemId: item.id, card: name.card });
  return { itemId: item.id, url: mediaPath(cardAudioKey(item.slug, name.card)) };
}
