import { outlinedSource } from '../item/source-of-item.ts';
import { ask } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import type { Stage } from './stage.type.ts';

/** What a body did in a meeting: its agenda, its decisions, and the signals of an allocator (D40). */
export const proceedingsStage: Stage = {
  name: 'proceedings',
  // The specification has no status for it; under that of the claims, which follow, the bar moves on.
  working: () => 'EXTRACTING_ASSERTIONS',
  done: null,
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const { source } = await outlinedSource(store, { item, show });
    const made = await ask(engines, {
      task: 'proceedings',
      port: (ports) => ports.proceedings,
      input: source,
      signal,
    });
    return async (tx) => {
      await tx.proceedings.replace(item.id, made.value);
      await noteMaker(tx, item, 'proceedings', made.maker);
    };
  },
};
