import type { WantedAnalysis } from '@ecco/contract';
import { curatedItem } from '../item/item.guard.ts';
import type { PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { saveDocument } from '../item-document/save-document.usecases.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os, type RequestContext } from '../request/request-context.ts';
import { approveHighlights, readHighlights } from './highlight.usecases.ts';
import {
  cleanItem,
  type Outcome,
  reanalyze,
  rebuildDigest,
  rebuildHighlights,
} from './reanalyze.usecases.ts';
import { setScore } from './score.usecases.ts';
import { nameSpeaker } from './speaker-naming.usecases.ts';

/** What the person is told. */
const answerOf = (started: string, outcome: Outcome) => {
  if (outcome === 'joined') return { message: 'This is under way already.' };
  return { message: outcome === 'started' ? started : 'This was done already.' };
};

const score = guarded(os.curation.setScore)
  .use(curatedItem('uuid'))
  .handler(async ({ input, context }) => {
    const item = context.permitted;
    noteValues(context, { before: { score: item.thing.score }, after: { score: input.score } });
    await setScore(context.services, item, input.score);
    return { uuid: input.uuid, score: input.score };
  });

const highlights = guarded(os.curation.highlights).handler(async ({ input, context: { services } }) => {
  const { item } = await findItem(services.store, { id: input.slug });
  return { highlights: await readHighlights(services, item) };
});

const approve = guarded(os.curation.approve)
  .use(curatedItem('uuid'))
  .handler(async ({ input, context }) => ({
    highlights: await approveHighlights(context.services, context.permitted, input),
  }));

const savedWords = {
  saved: 'The document is saved.',
  removed: 'The document is removed.',
  unchanged: 'The document was like this already.',
};

const save = guarded(os.curation.saveDocument)
  .use(curatedItem('uuid'))
  .handler(async ({ input, context }) => {
    const item = context.permitted;
    const { html_document: html, base } = input;
    const { outcome, version } = await saveDocument(context.services, item, { html, base });
    return { message: savedWords[outcome], version };
  });

type Analysis = { force: boolean; wanted: WantedAnalysis };
type Curating = Pick<RequestContext, 'services'> & { permitted: PermittedItem<'curate'> };

async function analyse(how: Analysis, { services, permitted }: Curating) {
  const outcome = await reanalyze(services, permitted, how);
  return answerOf('The analysis has begun.', outcome);
}

const rebuildItemHighlights = guarded(os.curation.rebuildHighlights)
  .use(curatedItem('uuid'))
  .handler(async ({ context }) => {
    const outcome = await rebuildHighlights(context.services, context.permitted);
    return answerOf('The highlights are being chosen again.', outcome);
  });

const rebuildItemDigest = guarded(os.curation.rebuildDigest)
  .use(curatedItem('uuid'))
  .handler(async ({ context }) => {
    const outcome = await rebuildDigest(context.services, context.permitted);
    return answerOf('The digest is being spoken again.', outcome);
  });

const clean = guarded(os.curation.clean)
  .use(curatedItem('slug'))
  .handler(async ({ context }) => {
    const outcome = await cleanItem(context.services, context.permitted);
    return answerOf('The transcript is being cut again.', outcome);
  });

const name = guarded(os.curation.nameSpeaker)
  .use(curatedItem('uuid'))
  .handler(async ({ input, context }) => ({
    items: await nameSpeaker(context.services, context.permitted, input),
  }));

export const curationRoutes = {
  setScore: score,
  highlights,
  approve,
  saveDocument: save,
  analyse: guarded(os.curation.analyse)
    .use(curatedItem('slug'))
    .handler(({ input, context }) =>
      analyse({ force: input.force, wanted: { ...input, ...input.options } }, context),
    ),
  analyseDocument: guarded(os.curation.analyseDocument)
    .use(curatedItem('uuid'))
    .handler(({ input, context }) =>
      analyse({ force: true, wanted: { ...input, ...input.options } }, context),
    ),
  rebuildHighlights: rebuildItemHighlights,
  rebuildDigest: rebuildItemDigest,
  clean,
  nameSpeaker: name,
};
