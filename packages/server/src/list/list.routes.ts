import type { ListsOfItem } from '@ecco/contract';
import type { ListedMeeting } from '@ecco/store';
import { itemPolicy } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { withOwners } from '../item/owned-items.ts';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import { authorize } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { dailyList } from './daily-list.usecases.ts';
import { previewHub, readHeld } from './hub/hub-content.ts';
import { readHubEvents } from './hub/hub-events.ts';
import { hubOverview } from './hub-overview.usecases.ts';
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
import { openList } from './open-list.ts';

const presentListsOfItem = ({ lists, holding }: ListsAndItem): ListsOfItem => ({
  all_lists: lists.map(({ id, title }) => ({ id, title })),
  episode_lists: holding,
});

const read = os.list.read.handler(async ({ input, context: { services, actor } }) => {
  const permitted = await openList(services.store, input.uuid, authorize('list.read', actor));
  return presentList(await readList(services.store, permitted, services.now()), actor);
});

const items = os.list.items.handler(async ({ input, context: { services, actor, event } }) => {
  const { thing } = await openList(services.store, input.uuid, authorize('list.items', actor));
  const { group, age } = input;
  const page = pageOf(input);
  const wanted = { group, age, ...page, now: services.now() };
  const { rows, total } = await readHeld(services.store, thing, wanted);
  event.found = total;
  const held = await withOwners(services.store, rows);
  return { items: held.map(presentCard), pagination: paginationOf(page, total) };
});

const events = os.list.events.handler(async ({ input, context: { services, actor } }) => {
  const { thing } = await openList(services.store, input.uuid, authorize('list.events', actor));
  const now = services.now();
  const { recent, upcoming } = await readHubEvents(services.store, thing, now);
  const present = (one: ListedMeeting) => presentEventCard(one, now);
  return { recent: recent.map(present), upcoming: upcoming.map(present) };
});

const overview = os.list.overview.handler(async ({ context: { services, actor, event } }) => {
  const who = authorize('list.overview', actor);
  const found = await hubOverview(services.store, who, services.now());
  event.found = found.custom.length;
  return {
    ...found,
    custom: found.custom.map(({ held, ...listed }) => ({ ...presentListInfo(listed, actor), held })),
  };
});

const wizard = os.list.wizard.handler(({ input, context: { services, actor } }) => {
  authorize('list.wizard', actor);
  return services.hubWizard.find(input);
});

const clearWizard = os.list.clearWizard.handler(({ context: { services, actor } }) => {
  authorize('list.clearWizard', actor);
  services.hubWizard.clear();
  return { message: 'The options of the wizard are read again.' };
});

const preview = os.list.preview.handler(async ({ input, context: { services, actor } }) => {
  authorize('list.preview', actor);
  return previewHub(services.store, input, services.now());
});

const copy = os.list.copy.handler(async ({ input, context: { services, actor } }) => {
  const who = authorize('list.copy', actor);
  return presentList(await copyList(services, who, input.uuid), actor);
});

const sharing = os.list.sharing.handler(async ({ input, context: { services, actor } }) =>
  readSharing(services.store, authorize('list.sharing', actor), input.uuid),
);

const share = os.list.share.handler(async ({ input, context: { services, actor } }) =>
  changeSharing(services, authorize('list.share', actor), input),
);

const create = os.list.create.handler(async ({ input, context: { services, actor } }) =>
  presentList(await createList(services, authorize('list.create', actor), input), actor),
);

const update = os.list.update.handler(async ({ input, context: { services, actor } }) =>
  presentList(await changeList(services, authorize('list.update', actor), input), actor),
);

const remove = os.list.remove.handler(async ({ input, context: { services, actor } }) => ({
  message: `Deleted ${await removeList(services.store, authorize('list.remove', actor), input.uuid)}`,
}));

const ofItem = os.list.ofItem.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  const reader = authorize('list.ofItem', actor);
  const { item } = await findItem(services.store, { id: input.uuid });
  return presentListsOfItem(await listsOfItem(services.store, item, reader));
});

const assign = os.list.assign.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  const { item } = await findItem(services.store, { id: input.uuid });
  const permitted = permit(itemPolicy, 'assign', { thing: item, actor });
  return presentListsOfItem(await assignItem(services.store, permitted, input));
});

const mine = os.list.mine.handler(async ({ input, context: { services, actor, event } }) => {
  const lists = await listsOfPerson(services.store, authorize('list.mine', actor), input.email);
  event.found = lists.length;
  return { all_lists: lists.map((listed) => presentListInfo(listed, actor)) };
});

const open = os.list.open.handler(async ({ context: { services, actor, event } }) => {
  const lists = await publicLists(services.store, authorize('list.open', actor));
  event.found = lists.length;
  return { all_lists: lists.map((listed) => presentListInfo(listed, actor)) };
});

const curated = os.list.curated.handler(async ({ context: { services, actor, event } }) => {
  const lists = await curatedLists(services.store, authorize('list.curated', actor));
  event.found = lists.length;
  return { curated_episode_lists: lists.map((listed) => presentListWithItems(listed, actor)) };
});

const curate = os.list.curate.handler(async ({ input, context: { services, actor } }) =>
  presentListInfo(await curateList(services.store, authorize('list.curate', actor), input), actor),
);

const daily = os.list.daily.handler(async ({ context: { services, actor, event } }) => {
  const list = await dailyList(services, authorize('list.daily', actor));
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
