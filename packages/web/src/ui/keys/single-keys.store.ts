import { createStore } from 'zustand/vanilla';
import { isRecord, readPersisted, writePersisted } from '../../persistence/browser-storage.ts';

const name = 'keys';
type State = {
  /** Whether keys work that are pressed alone, which a voice or a shaking hand may press unmeant. */
  single: boolean;
  setSingle: (single: boolean) => void;
};

function persisted(): boolean {
  const value = readPersisted(name);
  return !isRecord(value) || value['single'] !== false;
}

export const createKeys = () =>
  createStore<State>((set) => ({
    single: persisted(),
    setSingle: (single) => {
      set({ single });
      writePersisted(name, { single });
    },
  }));

/** What somebody wants of keys that are pressed alone. */
export const singleKeys = createKeys();
