import { slugOf } from '@ecco/store';
import { listTo } from '../list/list.guard.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentBrief, presentBriefAudio } from './brief.presenter.ts';
import { findBriefAudio, readBrief, speakBrief, timeOfBrief } from './brief.usecases.ts';
import { briefMarkdown } from './brief-markdown.ts';

const read = guarded(os.brief.read)
  .use(listTo('read', 'uuid'))
  .handler(async ({ input, context: { services, permitted } }) => {
    const brief = await readBrief(services.store, permitted, timeOfBrief(input, services.now()));
    return presentBrief(brief, await findBriefAudio(services.pipeline, brief));
  });

const markdown = guarded(os.brief.markdown)
  .use(listTo('read', 'uuid'))
  .handler(async ({ input, context: { services, permitted } }) => {
    const brief = await readBrief(services.store, permitted, timeOfBrief(input, services.now()));
    return {
      name: `${slugOf(brief.list.title, 'brief')}-${brief.to}.md`,
      markdown: briefMarkdown(presentBrief(brief, null), services.siteUrl()),
    };
  });

const speak = guarded(os.brief.speak)
  .use(listTo('read', 'uuid'))
  .handler(async ({ input, context: { services, permitted } }) => {
    const brief = await readBrief(services.store, permitted, timeOfBrief(input, services.now()));
    return presentBriefAudio(await speakBrief(services.pipeline, brief));
  });

export const briefRoutes = { read, markdown, speak };
