import type { WantedAnalysis } from '@ecco/contract';
import { curatedItem } from '../item/curated-item.ts';
import { findItem } from '../item/item.usecases.ts';
import { saveDocument } from '../item-document/save-document.usecases.ts';
import { noteValues } from '../request/note-values.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { approveHighlights, readHighlights } from './highlight.usecases.ts';
import {
  analyseAgain,
  cleanItem,
  type Outcome,
  rebuildDigest,
  rebuildHighlights,
} from './run-again.usecases.ts';
import { setScore } from './score.usecases.ts';
import { nameSpeaker } from './speaker-naming.usecases.ts';

/** What the person is told. */
const answerOf = (started: string, outcome: Outcome) => {
  if (outcome === 'joined') return { message: 'This is under way already.' };
  return { message: outcome === 'started' ? started : 'This was done already.' };
};

const score = os.curation.setScore.handler(async ({ input, context }) => {
  const item = await curatedItem(context, input.uuid);
  noteValues(context, { before: { score: item.thing.score }, after: { score: input.score } });
  await setScore(context.services, item, input.score);
  return { uuid: input.uuid, score: input.score };
});

const highlights = os.curation.highlights.handler(async ({ input, context: { services } }) => {
  const { item } = await findItem(services.store, { id: input.slug });
  return { highlights: await readHighlights(services, item) };
});

const approve = os.curation.approve.handler(async ({ input, context }) => ({
  highlights: await approveHighlights(context.services, await curatedItem(context, input.uuid), input),
}));

const savedWords = {
  saved: 'The document is saved.',
  removed: 'The document is removed.',
  unchanged: 'The document was like this already.',
};

const save = os.curation.saveDocument.handler(async ({ input, context }) => {
  const item = await curatedItem(context, input.uuid);
  const { html_document: html, base } = input;
  const { outcome, version } = await saveDocument(context.services, item, { html, base });
  return { message: savedWords[outcome], version };
});

type Analysis = { id: string; force: boolean; wanted: WantedAnalysis };

async function analyse({ id, ...how }: Analysis, context: RequestContext) {
  const outcome = await analyseAgain(context.services, await curatedItem(context, id), how);
  return answerOf('The analysis has begun.', outcome);
}

const highlightAgain = os.curation.rebuildHighlights.handler(async ({ input, context }) => {
  const outcome = await rebuildHighlights(context.services, await curatedItem(context, input.uuid));
  return answerOf('The highlights are being chosen again.', outcome);
});

const speakAgain = os.curation.rebuildDigest.handler(async ({ input, context }) => {
  const outcome = await rebuildDigest(context.services, await curatedItem(context, input.uuid));
  return answerOf('The digest is being spoken again.', outcome);
});

const clean = os.curation.clean.handler(async ({ input, context }) => {
  const outcome = await cleanItem(context.services, await curatedItem(context, input.slug));
  return answerOf('The transcript is being cut again.', outcome);
});

const name = os.curation.nameSpeaker.handler(async ({ input, context }) => ({
  items: await nameSpeaker(context.services, await curatedItem(context, input.uuid), input),
}));

export const curationRoutes = {
  setScore: score,
  highlights,
  approve,
  saveDocument: save,
  analyse: os.curation.analyse.handler(({ input, context }) =>
    analyse({ id: input.slug, force: input.force, wanted: { ...input, ...input.options } }, context),
  ),
  analyseDocument: os.curation.analyseDocument.handler(({ input, context }) =>
    analyse({ id: input.uuid, force: true, wanted: { ...input, ...input.options } }, context),
  ),
  rebuildHighlights: highlightAgain,
  rebuildDigest: speakAgain,
  clean,
  nameSpeaker: name,
};
