import { sourceOfItem } from '../item/source-of-item.ts';
import { withRoster } from '../linking/roster.ts';
import { ask } from '../work/engine-chain.ts';
import { withHandNames } from './hand-names.ts';
import { noteMaker } from './maker-note.ts';
import type { Stage } from './stage.type.ts';

/** Who stands behind each label of the transcript. A name that a person set by hand, or accepted of a voice, stays (D29). */
export const speakersStage: Stage = {
  name: 'speakers',
  working: () => 'IDENTIFYING_SPEAKERS',
  done: 'TRANSCRIPTION_COMPLETE',
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    // Before the lines are read: what is corrected after that is for the next run.
    const corrected = await store.lineEdits.unsettled(item.id);
    const reviewed = await store.hearings.unsettled(item.id);
    const input = await withRoster(store, await sourceOfItem(store, { item, show }), item.id);
    const port = { task: 'identifySpeakers', input, signal } as const;
    const made = await ask(engines, { ...port, port: (ports) => ports.identifySpeakers });
    const labels = new Set(input.segments.flatMap(({ speaker }) => speaker ?? []));
    return async (tx) => {
      const before = await tx.speakers.ofItem(item.id);
      const names = {
        ofItem: before.filter(({ provenance }) => provenance === 'hand' || provenance === 'voice'),
        ofShow: item.showId === null ? [] : await tx.showSpeakers.ofShow(item.showId),
        labels,
      };
      await tx.speakers.replace(item.id, withHandNames(made.value, names));
      await tx.lineEdits.settle(corrected);
      await tx.hearings.settle(reviewed);
      await noteMaker(tx, item, 'identifySpeakers', made.maker);
    };
  },
};
