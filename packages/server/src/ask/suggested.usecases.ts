import { peopleOfSamples, type SampleQuestion, sampleQuestions } from '@ecco/domain';
import type { ItemWithShow, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import type { Authorised } from '../request/access/authorise.ts';
import type { Services } from '../request/services.ts';
import { inTurns } from './in-turns.ts';

/** Items that are looked at for questions: those that came last. */
const itemsMax = 8;
const questionsMax = 4;
/** Of one show, or one item that is of none. */
const ofShowMax = 2;

/** The sample questions about people of whom the library has something. */
export async function answerableSamples({ entities }: Pick<Store, 'entities'>): Promise<SampleQuestion[]> {
  const known = await Promise.all(
    sampleQuestions.map(async (sample) => ((await entities.find(peopleOfSamples[sample])) ? [sample] : [])),
  );
  return known.flat();
}

type Suggesting = Pick<Services, 'pipeline'> & { store: Pick<Store, 'items'> };

/** Questions that the library is known to answer, of its newest items in turns. */
export async function suggestedQuestions(
  { store, pipeline }: Suggesting,
  _reader: Authorised<'read'>,
): Promise<string[]> {
  const items = await newest(store);
  const suggested = await Promise.all(items.map((item) => pipeline.suggestQuestions(item)));
  const byShow = Map.groupBy(items.keys(), (at) => items[at]?.show?.id ?? items[at]?.item.id);
  // Not all of them on one podcast.
  const ofShows = [...byShow.values()].map((places) =>
    inTurns(places.flatMap((at) => [suggested[at] ?? []])).slice(0, ofShowMax),
  );
  return inTurns(ofShows).slice(0, questionsMax);
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
