import { peopleOfSamples, type SampleQuestion, sampleQuestions } from '@ecco/domain';
import type { ItemWithShow, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';

/** The sample questions about people of whom the library has something. */
export async function answerableSamples({ entities }: Pick<Store, 'entities'>): Promise<SampleQuestion[]> {
  const known = await Promise.all(
    sampleQuestions.map(async (sample) => ((await entities.find(peopleOfSamples[sample])) ? [sample] : [])),
  );
  return known.flat();
}

type Suggesting = Pick<Services, 'pipeline'> & { store: Pick<Store, 'items'> };

/** Questions that the library is known to answer, as far as they are ready. */
export const suggestedQuestions = (
  { questionShelf }: Pick<Services, 'questionShelf'>,
  _reader: Authorized<'read'>,
): Promise<string[]> => questionShelf.read();

/** Questions that one item is known to answer; none before it is read to its end. @throws RequestError 404 */
export async function questionsOfItem(
  { store, pipeline }: Suggesting,
  _reader: Authorized<'read'>,
  id: string,
): Promise<string[]> {
  const itemWithShow = await findItem(store, { id });
  return isRead(itemWithShow) ? pipeline.suggestQuestions(itemWithShow) : [];
}

const isRead = ({ item }: ItemWithShow): boolean => item.status === 'ASSERTIONS_COMPLETE';
