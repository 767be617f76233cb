import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { ItemsPage } from '../noun/item.schema.ts';
import { limits } from '../noun/limit.ts';
import {
  EpisodeList,
  HistoryEntry,
  HistoryNote,
  HubEvents,
  HubItemsQuery,
  HubOverview,
  HubPreview,
  HubPreviewQuery,
  HubWizard,
  HubWizardQuery,
  ListChange,
  ListInfo,
  ListName,
  ListSharing,
  ListSharingChange,
  ListsOfItem,
  ListsOfItemChange,
  ListWithItems,
  NewList,
} from '../noun/list.schema.ts';
import { PageQuery, Pagination } from '../noun/pagination.schema.ts';
import { browse, changeOwn, curate, readList, readOwn, writeList } from './access.ts';
import { get, patch, post, put, remove } from './route.ts';

const ByUuid = z.object({ uuid: z.uuid() });
const ByName = z.object({ uuid: ListName });
const Lists = z.object({ all_lists: z.array(ListInfo) });

export const listApi = {
  read: get('/episode_list/{uuid}', 'A list with what it holds, by uuid or slug', readList)
    .input(ByName)
    .output(EpisodeList),
  items: get('/episode_list/{uuid}/items', 'What a list holds, newest first', readList)
    .input(HubItemsQuery.extend(ByName.shape))
    .output(ItemsPage),
  events: get('/episode_list/{uuid}/events', 'Meetings of the organizations that a list follows', readList)
    .input(ByName)
    .output(HubEvents),
  overview: get('/episode_list/get_hub_overview', 'The hubs to choose among', readOwn).output(HubOverview),
  wizard: get('/episode_list/get_wizard', 'What a list can follow', browse)
    .input(HubWizardQuery)
    .output(HubWizard),
  clearWizard: post(
    ['/episode_list/clear_wizard', 'GET /episode_list/clear_wizard'],
    'Forget the options of the wizard that are kept',
    curate,
  ).output(Message),
  preview: post('/episode_list/preview', 'What a list would hold that followed these', browse)
    .input(HubPreviewQuery)
    .output(HubPreview),
  copy: post('/episode_list/{uuid}/copy', 'Make a list of your own that begins as this one is', {
    ...changeOwn,
    perDay: 'lists',
  })
    .input(ByUuid)
    .output(EpisodeList),
  sharing: get('/episode_list/{uuid}/sharing', 'Who may read a list of yours, and edit it', {
    ...readOwn,
    shared: true,
  })
    .input(ByUuid)
    .output(ListSharing),
  share: put('/episode_list/{uuid}/sharing', 'Say who may read a list of yours, and edit it', changeOwn)
    .input(ListSharingChange.extend(ByUuid.shape))
    .output(ListSharing),
  create: post('/episode_list', 'Make a list of your own', { ...writeList, perDay: 'lists' })
    .input(NewList)
    .output(EpisodeList),
  update: put('/episode_list/{uuid}', 'Rename, reorder or claim a list, or say what it follows', writeList)
    .input(ListChange.extend(ByUuid.shape))
    .output(EpisodeList),
  remove: remove('/episode_list/{uuid}', 'Delete a list', changeOwn).input(ByUuid).output(Message),
  ofItem: get(
    '/episode_list/get_episode_lists_for_episode_or_video',
    'Your lists, and which hold this item',
    readOwn,
  )
    .input(ByUuid)
    .output(ListsOfItem),
  assign: post(
    '/episode_list/update_episodes_lists',
    'Add an item to lists and remove it from others',
    changeOwn,
  )
    .input(ListsOfItemChange)
    .output(ListsOfItem),
  mine: get('/episode_list/get_user_lists_info', "Your lists; an admin may ask for another user's", readOwn)
    .input(z.object({ email: z.email().optional() }))
    .output(Lists),
  open: get('/episode_list/get_public_episode_lists', 'Lists for everybody', browse).output(Lists),
  curated: get('/curated_lists', 'Curated lists with their items', browse).output(
    z.object({ curated_episode_lists: z.array(ListWithItems) }),
  ),
  curate: patch('/admin/lists/{uuid}', 'Make a list of your own a curated one, or no longer', curate)
    .input(
      ByUuid.extend({
        curated: z.boolean(),
        category: z.string().trim().max(limits.categoryLabelMax).nullable().optional(),
      }),
    )
    .output(ListInfo),
  daily: post('/get_daily_list', 'Your list of today', changeOwn).output(EpisodeList),
};

export const historyApi = {
  list: get('/user_history_list', 'What you opened, newest first', readOwn)
    .input(PageQuery)
    .output(z.object({ episodes: z.array(HistoryEntry), pagination: Pagination })),
  note: post('/user_history_list', 'Note that you opened an item, and how far you came', changeOwn)
    .input(HistoryNote)
    .output(Message),
  forget: remove('/user_history_list', 'Forget one item of your history, or all', changeOwn)
    .input(z.object({ uuid: z.uuid().optional() }))
    .output(Message.extend({ receipt: z.string().optional() })),
};
