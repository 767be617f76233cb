import { curatedItem } from '../item/item.guard.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os } from '../request/request-context.ts';
import type { Services } from '../request/services.ts';
import { presentVoices } from './voice.presenter.ts';
import { decideOnVoice, readVoices, undoDecision } from './voice.usecases.ts';

const list = guarded(os.voice.list)
  .use(curatedItem('id'))
  .handler(async ({ context }) => presentVoices(await readVoices(context.services.store, context.permitted)));

const decide = guarded(os.voice.decide)
  .use(curatedItem('id'))
  .handler(async ({ input: { id: _id, ...decision }, context }) => {
    const decided = await decideOnVoice(context.services.store, context.permitted, decision);
    const { label, name, scope } = decision;
    noteValues(context, { after: { label, name, scope } });
    return decided;
  });

const undo = guarded(os.voice.undo)
  .use(curatedItem('id'))
  .handler(({ input: { decision }, context }) =>
    undoDecision(context.services.store, context.permitted, decision),
  );

const shownVoices = async ({ store, keepsVoicePrints }: Services) => ({
  enabled: keepsVoicePrints,
  ...(await store.voices.count()),
});

const stored = guarded(os.voice.stored).handler(({ context: { services } }) => shownVoices(services));

const forget = guarded(os.voice.forget).handler(async ({ context: { services } }) => {
  await services.store.voices.forgetAll();
  return shownVoices(services);
});

export const voiceRoutes = { list, decide, undo, stored, forget };
