import type { EpisodeList, ListInfo } from '@ecco/contract';
import { idOf } from './id.ts';

/** A list of somebody's own, as a row of lists shows it. */
export const buildListInfo = (part: Partial<ListInfo> = {}): ListInfo => ({
  uuid: idOf(0xc1),
  id: part.uuid ?? idOf(0xc1),
  slug: 'private-credit',
  title: 'Private credit',
  type: 'personal',
  category: null,
  description: null,
  owner_id: 'user-1',
  can_edit: part.may?.edit ?? true,
  may: { edit: true, remove: true, claim: false, curate: false, share: true, copy: true },
  count: 0,
  following: 0,
  active: (part.count ?? 0) > 0 || (part.following ?? 0) > 0,
  shared_by: null,
  updated_at: '2026-03-05T09:00:00Z',
  ...part,
});

/** A list with its items; `count` counts them unless something else is said. */
export const buildList = (part: Partial<EpisodeList> = {}): EpisodeList => ({
  ...buildListInfo({ count: part.episodes?.length ?? 0, ...part }),
  episodes: [],
  completed: false,
  revision: 1,
  link_shared: true,
  org_slugs: [],
  person_node_ids: [],
  org_aliases: [],
  followed_orgs: [],
  followed_people: [],
  followed_gone: [],
  show_insights: false,
  org_episodes: [],
  videos: [],
  media: [],
  articles: [],
  counts: { conversations: { recent: 0, older: 0 }, publications: { recent: 0, older: 0 } },
  at_a_glance: [],
  ...part,
});
