import type { ItemWithShow, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import type { Authorised } from '../request/access/authorise.ts';
import type { Services } from '../request/services.ts';
import { inTurns } from './in-turns.ts';

/** Items that are looked at for questions: those that came last. */
const itemsMax = 8;
const questionsMax = 4;

type Suggesting = Pick<Services, 'pipeline'> & { store: Pick<Store, 'items'> };

/** Questions that the library is known to answer, of its newest items in turns. */
export async function suggestedQuestions(
  { store, pipeline }: Suggesting,
  _reader: Authorised<'read'>,
): Promise<string[]> {
  const items = await newest(store);
  const suggested = await Promise.all(items.map((item) => pipeline.suggestQuestions(item)));
  return inTurns(suggested).slice(0, questionsMax);
}

/** Questions that one item is known to answer; none before it is read to its end. @throws RequestError 404 */
export async function questionsOfItem(
  { store, pipeline }: Suggesting,
  _reader: Authorised<'read'>,
  id: string,
): Promise<string[]> {
  const found = await findItem(store, { id });
  return isRead(found) ? pipeline.suggestQuestions(found) : [];
}

const isRead = ({ item }: ItemWithShow): boolean => item.status === 'ASSERTIONS_COMPLETE';

/** Items that are read to their end. */
async function newest({ items }: Pick<Store, 'items'>): Promise<ItemWithShow[]> {
  const { entries } = await items.library({ page: 1, perPage: itemsMax });
  return entries.filter(isRead);
}
