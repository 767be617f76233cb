import { sourceOfItem } from '../item/source-of-item.ts';
import { ask } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import type { Stage } from './stage.type.ts';

/** Claims with who makes them, about whom, and where (D12). */
export const assertionsStage: Stage = {
  name: 'assertions',
  working: () => 'EXTRACTING_ASSERTIONS',
  done: null,
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const input = await sourceOfItem(store, { item, show });
    const made = await ask(engines, { task: 'assertions', port: (ports) => ports.assertions, input, signal });
    return async (tx) => {
      await tx.assertions.replace(item.id, made.value);
      await noteMaker(tx, item, 'assertions', made.maker);
    };
  },
};
