import { organizationColumns, organizationTypes } from '@ecco/domain';
import { listTo } from '../list/list.guard.ts';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import { listQueryOf, pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { organizationTo } from './organization.guard.ts';
import { presentLinkedItem, presentOrganization } from './organization.presenter.ts';
import { eventsOfOrganization, itemsOfOrganization, readOrganization } from './organization.usecases.ts';
import { readActivity } from './organization-activity.ts';
import { presentOrganizationCard } from './organization-card.presenter.ts';
import { removeEpisode } from './remove-episode.usecases.ts';

/** Organizations of one list at most. */
const ofListMax = 200;

const types = guarded(os.organisation.types).handler(async ({ context: { services, keepAnswer } }) => {
  keepAnswer();
  const counted = new Map(
    (await services.store.organizations.countByType()).map(({ type, count }) => [type, count]),
  );
  const org_types = organizationTypes.flatMap((value) => {
    const count = counted.get(value);
    return count === undefined ? [] : [{ name: value.replaceAll('_', ' '), value, count }];
  });
  // The first is what somebody sees who chose none.
  return { org_types: org_types.toSorted((one, other) => other.count - one.count) };
});

const listByType = guarded(os.organisation.listByType).handler(
  async ({ input, context: { services, event, keepAnswer } }) => {
    const { org_type: type, activity: isAsked } = input;
    // What is kept holds until an organization changes; when it met last moves with the clock.
    if (!isAsked) keepAnswer();
    const query = listQueryOf(input, organizationColumns);
    const { store, now } = services;
    const [{ rows, total }, inAnalysis] = await Promise.all([
      store.organizations.page({ ...query, types: type && [type] }),
      store.links.organizationsInAnalysis(),
    ]);
    event.found = total;
    const activityOf = isAsked ? await readActivity(store, rows, new Date(now())) : null;
    return {
      organizations: rows.map((row) => ({
        ...presentOrganizationCard(row, inAnalysis),
        ...(activityOf && { activity: activityOf(row.id) }),
      })),
      pagination: paginationOf(query, total),
    };
  },
);

const ofList = guarded(os.organisation.ofList)
  .use(listTo('read', 'list_uuid'))
  .handler(async ({ context: { services, permitted } }) => {
    const { hubs, links, organizations } = services.store;
    const ids = await hubs.organizationsHeld(await hubs.holdingOf(permitted.thing.id), ofListMax);
    const match = new Map((await organizations.findByIds(ids)).map((one) => [one.id, one]));
    const inAnalysis = await links.organizationsInAnalysis();
    const held = ids.flatMap((id) => match.get(id) ?? []);
    return { organizations: held.map((one) => presentOrganizationCard(one, inAnalysis)) };
  });

const find = guarded(os.organisation.find)
  .use(organizationTo('read', 'identifier'))
  .handler(async ({ context: { services, actor, permitted } }) => {
    const now = services.now();
    return {
      organization: presentOrganization(await readOrganization(services.store, permitted, now), actor, now),
    };
  });

const items = guarded(os.organisation.items)
  .use(organizationTo('read', 'identifier'))
  .handler(async ({ input, context: { services, event, permitted } }) => {
    const page = pageOf(input);
    const { rows, total } = await itemsOfOrganization(services.store, permitted, {
      group: input.group,
      ...page,
    });
    event.found = total;
    return { items: rows.map(presentLinkedItem), pagination: paginationOf(page, total) };
  });

const events = guarded(os.organisation.events)
  .use(organizationTo('read', 'identifier'))
  .handler(async ({ input, context: { services, permitted } }) => {
    const now = services.now();
    const { when, limit } = input;
    const listedMeetings = await eventsOfOrganization(services.store, permitted, { when, limit, now });
    return { events: listedMeetings.map((event) => presentEventCard(event, now)) };
  });

const remove = guarded(os.organisation.removeEpisode).handler(
  async ({ input, context: { services, actor } }) => {
    const { ticker, episode_slug: slug } = input;
    await removeEpisode(services.store, actor, { ticker, slug });
    return { message: 'The item is no longer linked to the organization.' };
  },
);

export const organizationRoutes = { types, listByType, ofList, find, items, events, removeEpisode: remove };
