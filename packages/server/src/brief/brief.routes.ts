import { slugOf } from '@ecco/store';
import { openList } from '../list/open-list.ts';
import { authorize } from '../request/access/authorize.ts';
import { os } from '../request/request-context.ts';
import { presentBrief, presentBriefAudio } from './brief.presenter.ts';
import { findBriefAudio, readBrief, speakBrief, timeOfBrief } from './brief.usecases.ts';
import { briefMarkdown } from './brief-markdown.ts';

const read = os.brief.read.handler(async ({ input, context: { services, actor } }) => {
  const permitted = await openList(services.store, input.uuid, authorize('brief.read', actor));
  const brief = await readBrief(services.store, permitted, timeOfBrief(input, services.now()));
  return presentBrief(brief, await findBriefAudio(services.pipeline, brief));
});

const markdown = os.brief.markdown.handler(async ({ input, context: { services, actor } }) => {
  const permitted = await openList(services.store, input.uuid, authorize('brief.markdown', actor));
  const brief = await readBrief(services.store, permitted, timeOfBrief(input, services.now()));
  return {
    name: `${slugOf(brief.list.title, 'brief')}-${brief.to}.md`,
    markdown: briefMarkdown(presentBrief(brief, null), services.siteUrl()),
  };
});

const speak = os.brief.speak.handler(async ({ input, context: { services, actor } }) => {
  const permitted = await openList(services.store, input.uuid, authorize('brief.speak', actor));
  const brief = await readBrief(services.store, permitted, timeOfBrief(input, services.now()));
  return presentBriefAudio(await speakBrief(services.pipeline, brief));
});

export const briefRoutes = { read, markdown, speak };
