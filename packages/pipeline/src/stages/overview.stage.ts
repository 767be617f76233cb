import { retireDigest } from '../digest/make-digest.ts';
import { chosenOutlinedSource, summaryVersion } from '../item/source-of-item.ts';
import { ask } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import type { Stage } from './stage.type.ts';

/** The key insights and why they matter. */
export const overviewStage: Stage = {
  name: 'overview',
  working: () => 'SUMMARIZING_STAGE_2',
  done: null,
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const { source, madeBy } = await chosenOutlinedSource(store, { item, show });
    const made = await ask(engines, {
      task: 'overview',
      port: (ports) => ports.overview,
      input: source,
      signal,
    });
    return async (tx) => {
      // All parts of a summary stand in one row, under the engine of its outline; the item's makers say who
      // made each part.
      await tx.summaries.save({ itemId: item.id, version: summaryVersion, madeBy, overview: made.value });
      await retireDigest(engines, tx, item.id);
      await noteMaker(tx, item, 'overview', made.maker);
    };
  },
};
