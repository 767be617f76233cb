import { chosenOutlinedSource, summaryVersion } from '../item/source-of-item.ts';
import { ask } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import type { Stage } from './stage.type.ts';

/** The short form, the topics, and the people, organizations and places that are named. */
export const analysisStage: Stage = {
  name: 'analysis',
  working: () => 'PERFORMING_ANALYSIS',
  done: 'ANALYSIS_COMPLETE',
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const { source, madeBy } = await chosenOutlinedSource(store, { item, show });
    const made = await ask(engines, {
      task: 'analyse',
      port: (ports) => ports.analyse,
      input: source,
      signal,
    });
    const { entities, ...analysis } = made.value;
    return async (tx) => {
      await tx.summaries.save({ itemId: item.id, version: summaryVersion, madeBy, analysis });
      await tx.entities.replace(item.id, entities);
      await tx.items.update(item.id, { oneLiner: analysis.oneLiner?.text ?? null });
      await noteMaker(tx, item, 'analyse', made.maker);
    };
  },
};
