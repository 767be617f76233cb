import { findItem } from '../item/item.usecases.ts';
import { authorise } from '../request/authorise.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { saveDocument } from './document.usecases.ts';
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
const told = (started: string, outcome: Outcome) => {
  if (outcome === 'joined') return { message: 'This is under way already.' };
  return { message: outcome === 'started' ? started : 'This was done already.' };
};

const score = os.curation.setScore.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  await setScore(services, authorise('curation.setScore', actor), input);
  return { uuid: input.uuid, score: input.score };
});

const highlights = os.curation.highlights.handler(async ({ input, context: { services } }) => {
  const { item } = await findItem(services.store, { id: input.slug });
  return { highlights: await readHighlights(services, item) };
});

const approve = os.curation.approve.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  return { highlights: await approveHighlights(services, authorise('curation.approve', actor), input) };
});

const save = os.curation.saveDocument.handler(async ({ input, context: { services, actor, event } }) => {
  const { uuid, html_document: html } = input;
  event.item = uuid;
  const who = authorise('curation.saveDocument', actor);
  const outcome = await saveDocument(services, who, { uuid, html });
  return { message: outcome === 'saved' ? 'The document is saved.' : 'The document is removed.' };
});

async function analyse(wanted: { id: string; force: boolean }, { services, actor }: RequestContext) {
  const outcome = await analyseAgain(services, authorise('curation.analyse', actor), wanted);
  return told('The analysis has begun.', outcome);
}

const highlightAgain = os.curation.rebuildHighlights.handler(
  async ({ input, context: { services, actor } }) => {
    const who = authorise('curation.rebuildHighlights', actor);
    return told('The highlights are being chosen again.', await rebuildHighlights(services, who, input.uuid));
  },
);

const speakAgain = os.curation.rebuildDigest.handler(async ({ input, context: { services, actor } }) => {
  const who = authorise('curation.rebuildDigest', actor);
  return told('The digest is being spoken again.', await rebuildDigest(services, who, input.uuid));
});

const clean = os.curation.clean.handler(async ({ input, context: { services, actor } }) => {
  const outcome = await cleanItem(services, authorise('curation.clean', actor), input.slug);
  return told('The transcript is being cut again.', outcome);
});

const name = os.curation.nameSpeaker.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  return { items: await nameSpeaker(services, authorise('curation.nameSpeaker', actor), input) };
});

export const curationRoutes = {
  setScore: score,
  highlights,
  approve,
  saveDocument: save,
  analyse: os.curation.analyse.handler(({ input, context }) =>
    analyse({ id: input.slug, force: input.force }, context),
  ),
  analyseDocument: os.curation.analyseDocument.handler(({ input, context }) =>
    analyse({ id: input.uuid, force: true }, context),
  ),
  rebuildHighlights: highlightAgain,
  rebuildDigest: speakAgain,
  clean,
  nameSpeaker: name,
};
