import { createStore } from 'zustand/vanilla';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';

/** `compact`: a line to an item; `comfortable`: what it says in short, too. */
export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const storageKey = 'library-density';

/** How closely the rows of the library stand, as it was chosen on this device. */
function createDensity() {
  const persisted = readPersisted(storageKey);
  const store = createStore<{ density: Density; choose: (density: Density) => void }>((set) => ({
    density: densities.find((one) => one === persisted) ?? 'compact',
    choose: (density) => set({ density }),
  }));
  store.subscribe(({ density }) => writePersisted(storageKey, density));
  return store;
}

export const density = createDensity();
