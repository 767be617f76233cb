import type { StatusUpdate } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { wordsForReaders } from './failure-words.ts';
import { findItem } from './item.usecases.ts';
import { presentStatus } from './status-update.presenter.ts';

type Followed = Pick<Store, 'items' | 'changes'>;

/**
 * How an item is, now and after every change, until nothing is under way: what it gives back then is how it ended.
 * Whoever reads slowly is told how it is by then, not each step in between. Ends with the signal, whose reason it throws.
 * @throws RequestError 404 when the item has gone
 */
export async function* followItem(
  store: Followed,
  uuid: string,
  signal: AbortSignal,
): AsyncGenerator<StatusUpdate, StatusUpdate> {
  let change = Promise.withResolvers<void>();
  const wake = () => change.resolve();
  // Null: it may have changed while nobody listened.
  const stopListening = store.changes.subscribe(['item.changed'], ({ id }) => {
    if (id === uuid || id === null) wake();
  });
  signal.addEventListener('abort', wake);
  try {
    while (true) {
      signal.throwIfAborted();
      // Before the item is read: what changes meanwhile is not missed.
      change = Promise.withResolvers<void>();
      const { item } = await findItem(store, { id: uuid });
      const { status, updatedAt, nextStage } = item;
      const update = presentStatus({ uuid, status, message: wordsForReaders(item), updatedAt });
      if (nextStage === null) return update;
      yield update;
      if (!signal.aborted) await change.promise;
    }
  } finally {
    signal.removeEventListener('abort', wake);
    stopListening();
  }
}
