import type { QueueStore } from '../player/queue/queue.store.ts';
import { conductQueue } from '../player/queue/queue-conductor.ts';
import { say } from '../ui/overlay/notice.store.ts';
import type { Services } from './providers.tsx';
import type { createAppRouter } from './router.tsx';

type Tools = { services: Services; router: ReturnType<typeof createAppRouter> };

/** Lets the queue be played, with what the product knows of its entries. The returned function ends it. */
export function playQueue(queue: QueueStore, { services, router }: Tools): () => void {
  const { player, queries, messages } = services;
  return conductQueue({
    queue,
    player,
    load: async (entry) => (await import('./item/state/load-entry.ts')).loadEntry(queries, entry),
    show: (path) => void router.navigate({ to: path }),
    onNothing: () => say(messages.t('shell.nothingToPlay'), 'error'),
  });
}
