import type { Thumb } from '@ecco/domain';
import type { Item } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { spendActivity } from './activity-quota.ts';
import { cleanText } from './clean-text.ts';

type NewFeedback = { slug: string; thumb: Thumb; feedback: string };

/** Text of several lines, as a person writes it. */
const cleanLines = (text: string): string => text.split(/\r?\n/u).map(cleanText).join('\n');

/**
 * Keeps what somebody thinks of an item, by its slug or uuid; a member's older feedback on it goes.
 * @throws RequestError 404 when there is no such item, 429 where it is more than is kept of a day
 */
export async function giveFeedback(
  { store, now }: Pick<Services, 'store' | 'now'>,
  who: Authorized<'record-activity'>,
  { slug, thumb, feedback }: NewFeedback,
): Promise<Item> {
  const { item } = await findItem(store, { id: cleanText(slug) });
  await spendActivity({ store, now }, who, { what: 'feedback' });
  await store.feedback.save({ itemId: item.id, thumb, text: cleanLines(feedback), userId: who.userId });
  return item;
}
