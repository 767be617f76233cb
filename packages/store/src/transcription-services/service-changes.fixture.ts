import { randomUUID } from 'node:crypto';
import type { Store } from '../store.ts';
import type { NewService } from './transcription-service.repository.ts';

export const newService = (name: string): NewService => ({
  ...{ name, kind: 'deepgram', address: 'https://speech.example/v1', model: 'nova-3', sealedKey: null },
  ...{ maxBytes: 25_000_000, maxSeconds: 1_400, atOnce: 2, pricePerHour: 0.26 },
});

const added = ({ transcriptionServices }: Store) => transcriptionServices.add(newService(randomUUID()));

/** A call of each method that changes a transcription service. */
export const serviceCalls = {
  'transcriptionServices.add': added,
  'transcriptionServices.change': async (store: Store) =>
    store.transcriptionServices.change((await added(store)).id, { enabled: true }),
  'transcriptionServices.arrange': async (store: Store) =>
    store.transcriptionServices.arrange([(await added(store)).id]),
  'transcriptionServices.remove': async (store: Store) =>
    store.transcriptionServices.remove((await added(store)).id),
  'transcriptionServices.restore': async (store: Store) => {
    const { id } = await added(store);
    await store.transcriptionServices.remove(id);
    return store.transcriptionServices.restore(id);
  },
  'transcriptionServices.putTest': (store: Store) => store.transcriptionServices.putTest(randomUUID(), null),
  'transcriptionServices.noteUse': (store: Store) =>
    store.transcriptionServices.noteUse({ id: randomUUID(), failure: 'It is away.', wasFallback: false }),
};
