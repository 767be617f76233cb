import { chosenOutlinedSource, summaryVersion } from '../item/source-of-item.ts';
import { ask } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import type { Stage } from './stage.type.ts';

/** Verbatim quotations worth passing on. */
export const highlightsStage: Stage = {
  name: 'highlights',
  working: () => 'HIGHLIGHTING',
  done: 'SUMMARY_COMPLETE',
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const { source } = await chosenOutlinedSource(store, { item, show });
    const made = await ask(engines, {
      task: 'highlights',
      port: (ports) => ports.highlights,
      input: source,
      signal,
    });
    return async (tx) => {
      await tx.highlights.replace(item.id, summaryVersion, made.value);
      await noteMaker(tx, item, 'highlights', made.maker);
    };
  },
};
