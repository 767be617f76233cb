import type { EpisodeList, ItemCard } from '@ecco/contract';
import { buildItemCard, buildList, buildSession, buildUser } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { type Reply, standIn } from './api-stand-in.ts';
import { renderApp } from './render.tsx';

export const user = buildUser();
const session = buildSession({ role: 'member', user_profile: user });
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
export const talk = (title: string, days: number, part: Partial<ItemCard> = {}): ItemCard =>
  buildItemCard({ uuid: `uuid-${title}`, slug: title, title, release_date: daysAgo(days), ...part });
const cobble = {
  id: 'o1',
  slug: 'cobble',
  name: 'Cobble Teachers',
  ticker: 'CTR',
  last_crawled_date: null,
};
export const follows = { following: 1, org_slugs: ['cobble'], followed_orgs: [cobble] };
export const none = { recent: 0, older: 0 };
const wizard = {
  options: {
    ORG: [
      {
        type: 'ORG',
        id: 'o2',
        slug: 'linden',
        label: 'Linden Capital, Inc.',
        ticker: 'LND',
        value: 'linden',
        parentOrg: null,
        detail: 'ASSET_MANAGER',
      },
    ],
    ALIAS: [],
    PERSON: [],
  },
  counts: { ORG: 1, ALIAS: 0, PERSON: 0 },
};

export async function open(part: Partial<EpisodeList>, replies: Record<string, () => Reply> = {}) {
  const hub = buildList({ title: 'Ferries', owner_id: user.uuid, ...follows, ...part });
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: session }),
    [`GET /v2/episode_list/${hub.uuid}/events`]: () => ({ body: { recent: [], upcoming: [] } }),
    [`GET /v2/episode_list/${hub.uuid}`]: () => ({ body: hub }),
    'GET /v2/episode_list/get_wizard': () => ({ body: wizard }),
    'POST /v2/episode_list/preview': () => ({ body: { items: 312, meetings: 14 } }),
    'GET /v2/org/list': () => ({ body: { organizations: [] } }),
    'GET /v2/insights': () => ({ status: 500, body: { message: 'No insights now.' } }),
    ...replies,
  });
  const app = renderApp(`/watch/${hub.uuid}`);
  return { ...app, asked, hub };
}
export const heading = () => screen.findByRole('heading', { level: 1, name: 'Ferries' });
