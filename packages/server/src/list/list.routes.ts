import type { ListsOfItem } from '@ecco/contract';
import type { ListedMeeting } from '@ecco/store';
import { itemTo } from '../item/item.guard.ts';
import { findItem } from '../item/item.usecases.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { withOwners } from '../item/owned-items.ts';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { dailyList } from './daily-list.usecases.ts';
import { previewHub, readHeld } from './hub/hub-content.ts';
import { readHubEvents } from './hub/hub-events.ts';
import { hubOverview } from './hub-overview.usecases.ts';
import { listTo } from './list.guard.ts';
import { presentList, presentListInfo, presentListWithItems } from './list.presenter.ts';
import { assignItem, changeList, createList, curateList, removeList } from './list-editing.usecases.ts';
import {
  curatedLists,
  type ListsAndItem,
  listsOfItem,
  listsOfPerson,
  publicLists,
  readList,
} from './list-reading.usecases.ts';
import { changeSharing, copyList, readSharing } from './list-sharing.usecases.ts';

const presentListsOfItem = ({ lists, holding }: ListsAndItem): ListsOfItem => ({
  all_lists: lists.map(({ id, title }) => ({ id, title })),
  episode_lists: holding,
});

const read = guarded(os.list.read)
  .use(listTo('read', 'uuid'))
  .handler(async ({ context: { services, actor, permitted } }) => {
    return presentList(await readList(services.store, permitted, services.now()), actor);
  });

const items = guarded(os.list.items)
  .use(listTo('read', 'uuid'))
  .handler(async ({ input, context: { services, event, permitted } }) => {
    const { group, age } = input;
    const page = pageOf(input);
    const requested = { group, age, ...page, now: services.now() };
    const { rows, total } = await readHeld(services.store, permitted.thing, requested);
    event.found = total;
    const held = await withOwners(services.store, rows);
    return { items: held.map(presentCard), pagination: paginationOf(page, total) };
  });

const events = guarded(os.list.events)
  .use(listTo('read', 'uuid'))
  .handler(async ({ context: { services, permitted } }) => {
    const now = services.now();
    const { recent, upcoming } = await readHubEvents(services.store, permitted.thing, now);
    const present = (one: ListedMeeting) => presentEventCard(one, now);
    return { recent: recent.map(present), upcoming: upcoming.map(present) };
  });

const overview = guarded(os.list.overview).handler(async ({ context: { services, actor, event } }) => {
  const result = await hubOverview(services.store, actor, services.now());
  event.found = result.custom.length;
  return {
    ...result,
    custom: result.custom.map(({ held, ...listed }) => ({ ...presentListInfo(listed, actor), held })),
  };
});

const wizard = guarded(os.list.wizard).handler(({ input, context: { services } }) => {
  return services.hubWizard.find(input);
});

const clearWizard = guarded(os.list.clearWizard).handler(({ context: { services } }) => {
  services.hubWizard.clear();
  return { message: 'The options of the wizard are read again.' };
});

const preview = guarded(os.list.preview).handler(async ({ input, context: { services } }) => {
  return previewHub(services.store, input, services.now());
});

const copy = guarded(os.list.copy)
  .use(listTo('read', 'uuid'))
  .handler(async ({ context: { services, actor, permitted } }) => {
    return presentList(await copyList(services, permitted), actor);
  });

const sharing = guarded(os.list.sharing)
  .use(listTo('share', 'uuid'))
  .handler(({ context: { services, permitted } }) => readSharing(services.store, permitted));

const share = guarded(os.list.share)
  .use(listTo('share', 'uuid'))
  .handler(({ input, context: { services, permitted } }) => changeSharing(services, permitted, input));

const create = guarded(os.list.create).handler(async ({ input, context: { services, actor } }) =>
  presentList(await createList(services, actor, input), actor),
);

const update = guarded(os.list.update).handler(async ({ input, context: { services, actor } }) =>
  presentList(await changeList(services, actor, input), actor),
);

const remove = guarded(os.list.remove).handler(async ({ input, context: { services, actor } }) => ({
  message: `Deleted ${await removeList(services.store, actor, input.uuid)}`,
}));

const ofItem = guarded(os.list.ofItem).handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  const { item } = await findItem(services.store, { id: input.uuid });
  return presentListsOfItem(await listsOfItem(services.store, item, actor));
});

const assign = guarded(os.list.assign)
  .use(itemTo('assign', 'uuid'))
  .handler(async ({ input, context: { services, permitted } }) => {
    return presentListsOfItem(await assignItem(services.store, permitted, input));
  });

const mine = guarded(os.list.mine).handler(async ({ input, context: { services, actor, event } }) => {
  const lists = await listsOfPerson(services.store, actor, input.email);
  event.found = lists.length;
  return { all_lists: lists.map((listed) => presentListInfo(listed, actor)) };
});

const open = guarded(os.list.open).handler(async ({ context: { services, actor, event } }) => {
  const lists = await publicLists(services.store, actor);
  event.found = lists.length;
  return { all_lists: lists.map((listed) => presentListInfo(listed, actor)) };
});

const curated = guarded(os.list.curated).handler(async ({ context: { services, actor, event } }) => {
  const lists = await curatedLists(services.store, actor);
  event.found = lists.length;
  return { curated_episode_lists: lists.map((listed) => presentListWithItems(listed, actor)) };
});

const curate = guarded(os.list.curate).handler(async ({ input, context: { services, actor } }) =>
  presentListInfo(await curateList(services.store, actor, input), actor),
);

const daily = guarded(os.list.daily).handler(async ({ context: { services, actor, event } }) => {
  const list = await dailyList(services, actor);
  event.found = list.count;
  return presentList(list, actor);
});

export const listRoutes = {
  read,
  items,
  events,
  overview,
  wizard,
  clearWizard,
  preview,
  copy,
  sharing,
  share,
  create,
  update,
  remove,
  ofItem,
  assign,
  mine,
  open,
  curated,
  curate,
  daily,
};
