import type { ItemWithShow, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import type { Authorised } from '../request/access/authorise.ts';
import type { Services } from '../request/services.ts';
import { inTurns } from './in-turns.ts';

/** Items that are looked at for questions: those that came last. */
const itemsMax = 8;
const questionsMax = 4;

type Suggesting = Pick<Services, 'pipeline'> & { store: Pick<Store, 'items'> };

/**
 * Questions that the library, or one item of it, is known to answer, of several items in turns.
 * @throws RequestError 404 for an item that is not there
 */
export async function suggestedQuestions(
  { store, pipeline }: Suggesting,
  _reader: Authorised<'read'>,
  id: string | undefined,
): Promise<string[]> {
  const items = id === undefined ? await newest(store) : [await findItem(store, { id })];
  const suggested = await Promise.all(items.map((item) => pipeline.suggestQuestions(item)));
  return inTurns(suggested).slice(0, questionsMax);
}

/** Items that are read to their end. */
async function newest({ items }: Pick<Store, 'items'>): Promise<ItemWithShow[]> {
  const { entries } = await items.library({ page: 1, perPage: itemsMax });
  return entries.filter(({ item }) => item.status === 'ASSERTIONS_COMPLETE');
}
