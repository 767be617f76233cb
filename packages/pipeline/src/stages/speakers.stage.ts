import { ask } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import { sourceOfItem } from './source-of-item.ts';
import type { Stage } from './stage.type.ts';

/** Who stands behind each label of the transcript. A name that a person set by hand stays (D29). */
export const speakersStage: Stage = {
  name: 'speakers',
  working: () => 'IDENTIFYING_SPEAKERS',
  done: 'TRANSCRIPTION_COMPLETE',
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const input = await sourceOfItem(store, { item, show });
    const port = { task: 'identifySpeakers', input, signal } as const;
    const made = await ask(engines, { ...port, port: (ports) => ports.identifySpeakers });
    return async (tx) => {
      const byHand = (await tx.speakers.ofItem(item.id)).filter((speaker) => speaker.provenance === 'hand');
      const kept = new Map(byHand.map((speaker) => [speaker.label, speaker]));
      await tx.speakers.replace(
        item.id,
        made.value.map((speaker) => kept.get(speaker.label) ?? speaker),
      );
      await noteMaker(tx, item, 'identifySpeakers', made.maker);
    };
  },
};
