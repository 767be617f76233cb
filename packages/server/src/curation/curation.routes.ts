import type { WantedAnalysis } from '@ecco/contract';
import type { AuditValues } from '@ecco/domain';
import { itemPolicy, type PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { saveDocument } from '../item-document/save-document.usecases.ts';
import { permit } from '../request/access/thing-policy.ts';
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

/** The item of a uuid or slug, with the proof that it may be curated. @throws RequestError 401, 403, 404 */
async function curated(
  id: string,
  { services, actor, event }: RequestContext,
): Promise<PermittedItem<'curate'>> {
  const { item } = await findItem(services.store, { id });
  event.item = item.id;
  event.audit = { subject: { kind: 'item', id: item.id, name: item.title } };
  return permit(itemPolicy, 'curate', { thing: item, actor });
}

/** What is there before and after, for the audit log. */
const noteValues = ({ event }: RequestContext, values: { before: AuditValues; after: AuditValues }): void => {
  event.audit = { subject: event.audit?.subject ?? null, ...values };
};

const score = os.curation.setScore.handler(async ({ input, context }) => {
  const item = await curated(input.uuid, context);
  noteValues(context, { before: { score: item.thing.score }, after: { score: input.score } });
  await setScore(context.services, item, input.score);
  return { uuid: input.uuid, score: input.score };
});

const highlights = os.curation.highlights.handler(async ({ input, context: { services } }) => {
  const { item } = await findItem(services.store, { id: input.slug });
  return { highlights: await readHighlights(services, item) };
});

const approve = os.curation.approve.handler(async ({ input, context }) => ({
  highlights: await approveHighlights(context.services, await curated(input.uuid, context), input),
}));

const savedWords = {
  saved: 'The document is saved.',
  removed: 'The document is removed.',
  unchanged: 'The document was like this already.',
};

const save = os.curation.saveDocument.handler(async ({ input, context }) => {
  const item = await curated(input.uuid, context);
  const { html_document: html, base } = input;
  const { outcome, version } = await saveDocument(context.services, item, { html, base });
  return { message: savedWords[outcome], version };
});

type Analysis = { id: string; force: boolean; wanted: WantedAnalysis };

async function analyse({ id, ...how }: Analysis, context: RequestContext) {
  const outcome = await analyseAgain(context.services, await curated(id, context), how);
  return answerOf('The analysis has begun.', outcome);
}

const highlightAgain = os.curation.rebuildHighlights.handler(async ({ input, context }) => {
  const outcome = await rebuildHighlights(context.services, await curated(input.uuid, context));
  return answerOf('The highlights are being chosen again.', outcome);
});

const speakAgain = os.curation.rebuildDigest.handler(async ({ input, context }) => {
  const outcome = await rebuildDigest(context.services, await curated(input.uuid, context));
  return answerOf('The digest is being spoken again.', outcome);
});

const clean = os.curation.clean.handler(async ({ input, context }) => {
  const outcome = await cleanItem(context.services, await curated(input.slug, context));
  return answerOf('The transcript is being cut again.', outcome);
});

const name = os.curation.nameSpeaker.handler(async ({ input, context }) => ({
  items: await nameSpeaker(context.services, await curated(input.uuid, context), input),
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
    analyse({ id: input.uuid, force: true, wanted: input }, context),
  ),
  rebuildHighlights: highlightAgain,
  rebuildDigest: speakAgain,
  clean,
  nameSpeaker: name,
};
