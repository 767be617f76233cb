import { presentCandidate } from '../candidate/candidate.presenter.ts';
import { peopleOf as peopleOfCandidates } from '../candidate/candidate.usecases.ts';
import { managedOrganization } from '../organization/organization.guard.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentCrawl, presentEntityItem, presentPage, presentSchedule } from './crawl.presenter.ts';
import { beginCrawl, crawlEntity, crawlsOf, findCrawl, peopleOf, stopCrawl } from './crawl.usecases.ts';

const begin = guarded(os.crawl.begin)
  .use(managedOrganization('id'))
  .handler(async ({ input, context }) => {
    const { crawl } = await beginCrawl(context.services, context.permitted, input.force ?? false);
    return {
      candidates_found: crawl.candidates,
      message: 'Content crawl initiated successfully. New candidates will appear shortly.',
      crawl: presentCrawl(crawl, new Map()),
    };
  });

const isSet = (flag: boolean | undefined): boolean => flag === true;

const entity = guarded(os.crawl.entity)
  .use(managedOrganization('org'))
  .handler(async ({ input, context }) => {
    const { services } = context;
    const result = await crawlEntity(services, context.permitted, {
      entity: input.entity,
      noRecrawl: isSet(input.no_recrawl),
      forceRecrawl: isSet(input.force_recrawl),
      now: services.now(),
    });
    // Asked only how it stands, or looked for a moment ago.
    context.event.isUnchanged = result.crawl === null;
    const { person, connection } = result.member;
    const people = await peopleOfCandidates(services.store, result.candidates);
    const candidates = result.candidates.map((candidate) => presentCandidate(candidate, people));
    services.pictures.tell(candidates.map(({ content_object }) => content_object.image_url));
    const videos = result.items.filter(({ item }) => item.kind === 'video');
    return {
      entity: {
        ...{ id: person.id, slug: person.slug, name: person.name, title: connection.title },
        last_crawled: result.last?.toISOString() ?? null,
        episodes: result.items.filter(({ item }) => item.kind !== 'video').map(presentEntityItem),
        videos: videos.map(presentEntityItem),
      },
      candidates,
      crawl: result.crawl && presentCrawl(result.crawl, new Map([[person.id, person]])),
    };
  });

const list = guarded(os.crawl.list)
  .use(managedOrganization('id'))
  .handler(async ({ input, context }) => {
    const page = pageOf(input);
    const { store } = context.services;
    const { rows, total, schedule } = await crawlsOf(store, context.permitted, page);
    const people = await peopleOf(store, rows);
    return {
      crawls: rows.map((crawl) => presentCrawl(crawl, people)),
      schedule: presentSchedule(schedule),
      pagination: paginationOf(page, total),
    };
  });

const find = guarded(os.crawl.find).handler(async ({ input, context: { services, actor } }) => {
  const crawl = await findCrawl(services.store, actor, input.id);
  return { crawl: presentCrawl(crawl, await peopleOf(services.store, [crawl])) };
});

const pages = guarded(os.crawl.pages).handler(async ({ input, context: { services, actor } }) => {
  const crawl = await findCrawl(services.store, actor, input.id);
  const page = pageOf(input);
  const { rows, total } = await services.store.crawls.report(crawl.id, { ...page, outcome: input.outcome });
  return { pages: rows.map(presentPage), pagination: paginationOf(page, total) };
});

const stop = guarded(os.crawl.stop).handler(async ({ input, context: { services, actor } }) => {
  const crawl = await stopCrawl(services.store, actor, input.id);
  return { crawl: presentCrawl(crawl, await peopleOf(services.store, [crawl])) };
});

const schedule = guarded(os.crawl.schedule)
  .use(managedOrganization('id'))
  .handler(async ({ input, context }) => {
    const { thing } = context.permitted;
    const { crawls } = context.services.store;
    await crawls.setSchedule(thing.organization.id, input.every_hours);
    return { schedule: presentSchedule(await crawls.schedule(thing.organization.id)) };
  });

export const crawlRoutes = { begin, entity, list, find, pages, stop, schedule };
