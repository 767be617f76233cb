import type { EpisodeList, ListInfo } from '@ecco/contract';

export const aListInfo = (part: Partial<ListInfo> = {}): ListInfo => ({
  uuid: '7b1f0c52-0000-4000-8000-0000000000c1',
  id: part.uuid ?? '7b1f0c52-0000-4000-8000-0000000000c1',
  slug: 'private-credit',
  title: 'Private credit',
  type: 'personal',
  category: null,
  description: null,
  owner_id: 'user-1',
  can_edit: true,
  may: { edit: true, remove: true, claim: false, curate: false },
  count: 0,
  updated_at: '2026-03-05T09:00:00Z',
  ...part,
});

export const aList = (part: Partial<EpisodeList> = {}): EpisodeList => ({
  ...aListInfo(part),
  episodes: [],
  completed: false,
  ...part,
});
