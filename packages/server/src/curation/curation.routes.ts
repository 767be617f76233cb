import { findItem } from '../item/item.usecases.ts';
import { authorise } from '../request/authorise.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { saveDocument } from './document.usecases.ts';
import { type Approval, approveHighlights, readHighlights } from './highlight.usecases.ts';
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
const told = (started: string, outcome: Outcome) => {
  if (outcome === 'joined') return { message: 'This is under way already.' };
  return { message: outcome === 'started' ? started : 'This was done already.' };
};

async function score(input: { uuid: string; score: number }, { services, actor, event }: RequestContext) {
  event.item = input.uuid;
  await setScore(services, authorise('curation.setScore', actor), input);
  return { uuid: input.uuid, score: input.score };
}

const highlights = os.curation.highlights.handler(async ({ input, context: { services } }) => {
  const { item } = await findItem(services.store, { id: input.slug });
  return { highlights: await readHighlights(services, item) };
});

async function approve(input: Approval, { services, actor, event }: RequestContext) {
  event.item = input.uuid;
  const changed = await approveHighlights(services, authorise('curation.approve', actor), input);
  return { highlights: changed };
}

type Written = { uuid: string; html_document: string };

async function save({ uuid, html_document }: Written, { services, actor, event }: RequestContext) {
  event.item = uuid;
  const who = authorise('curation.saveDocument', actor);
  const outcome = await saveDocument(services, who, { uuid, html: html_document });
  return { message: outcome === 'saved' ? 'The document is saved.' : 'The document is removed.' };
}

async function analyse(wanted: { id: string; force: boolean }, context: RequestContext) {
  const { services, actor } = context;
  const outcome = await analyseAgain(services, authorise('curation.analyse', actor), wanted);
  return told('The analysis has begun.', outcome);
}

async function highlightAgain(uuid: string, { services, actor }: RequestContext) {
  const outcome = await rebuildHighlights(services, authorise('curation.rebuildHighlights', actor), uuid);
  return told('The highlights are being chosen again.', outcome);
}

async function speakAgain(uuid: string, { services, actor }: RequestContext) {
  const outcome = await rebuildDigest(services, authorise('curation.rebuildDigest', actor), uuid);
  return told('The digest is being spoken again.', outcome);
}

async function clean(slug: string, { services, actor }: RequestContext) {
  const outcome = await cleanItem(services, authorise('curation.clean', actor), slug);
  return told('The transcript is being cut again.', outcome);
}

const name = os.curation.nameSpeaker.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  return { items: await nameSpeaker(services, authorise('curation.nameSpeaker', actor), input) };
});

export const curationRoutes = {
  setScore: os.curation.setScore.handler(({ input, context }) => score(input, context)),
  submitScore: os.curation.submitScore.handler(({ input, context }) => score(input, context)),
  highlights,
  approve: os.curation.approve.handler(({ input, context }) => approve(input, context)),
  submitApprove: os.curation.submitApprove.handler(({ input, context }) => approve(input, context)),
  approveVideo: os.curation.approveVideo.handler(({ input, context }) => approve(input, context)),
  submitApproveVideo: os.curation.submitApproveVideo.handler(({ input, context }) => approve(input, context)),
  saveDocument: os.curation.saveDocument.handler(({ input, context }) => save(input, context)),
  saveVideoDocument: os.curation.saveVideoDocument.handler(({ input, context }) => save(input, context)),
  analyse: os.curation.analyse.handler(({ input, context }) =>
    analyse({ id: input.slug, force: input.force }, context),
  ),
  analyseVideo: os.curation.analyseVideo.handler(({ input, context }) =>
    analyse({ id: input.slug, force: input.force }, context),
  ),
  analyseArticle: os.curation.analyseArticle.handler(({ input, context }) =>
    analyse({ id: input.slug, force: input.force }, context),
  ),
  analyseDocument: os.curation.analyseDocument.handler(({ input, context }) =>
    analyse({ id: input.uuid, force: true }, context),
  ),
  submitAnalyseDocument: os.curation.submitAnalyseDocument.handler(({ input, context }) =>
    analyse({ id: input.uuid, force: true }, context),
  ),
  rebuildHighlights: os.curation.rebuildHighlights.handler(({ input, context }) =>
    highlightAgain(input.uuid, context),
  ),
  submitRebuildHighlights: os.curation.submitRebuildHighlights.handler(({ input, context }) =>
    highlightAgain(input.uuid, context),
  ),
  rebuildDigest: os.curation.rebuildDigest.handler(({ input, context }) => speakAgain(input.uuid, context)),
  submitRebuildDigest: os.curation.submitRebuildDigest.handler(({ input, context }) =>
    speakAgain(input.uuid, context),
  ),
  clean: os.curation.clean.handler(({ input, context }) => clean(input.slug, context)),
  submitClean: os.curation.submitClean.handler(({ input, context }) => clean(input.slug, context)),
  nameSpeaker: name,
};
