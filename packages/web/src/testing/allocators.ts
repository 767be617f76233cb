import type { EventCard, Fund, MainPoint, PensionSearch } from '@ecco/contract';
import {
  buildCitedText,
  buildEventCard,
  buildFund,
  buildSearchAnswer,
  buildSession,
  buildUser,
} from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { type Reply, standIn } from './api-stand-in.ts';
import { renderApp } from './render.tsx';

export const ok = (body: unknown) => (): Reply => ({ body });
export const session = {
  'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })),
};
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
export const item = { uuid: 'item', slug: 'board', kind: 'meeting' as const, title: 'Board' };
export const point = (text: string): MainPoint => ({ ...buildCitedText(text, [], item), item });
export const eventCard = (at: number): EventCard =>
  buildEventCard({
    uuid: `told-${at}`,
    title: `Board ${at}`,
    date: daysAgo(at),
    fund_name: `Fund ${at}`,
    one_liner: point(`Fees fell by ${at}.`),
  });
export const coming = buildEventCard({
  uuid: 'coming',
  title: 'Board in May',
  date: daysAgo(-9),
  upcoming: true,
});
export const fund = (name: string, part: Partial<Fund> = {}) =>
  buildFund({ name, uuid: `uuid-${name}`, slug: name, ...part });
export const ohio = fund('Ohio Teachers', {
  state: 'OH',
  total_assets: 40e9,
  total_members: 96_000,
  allocating: { is_allocating: true, explanation: null },
  recent_events: [eventCard(3)],
  upcoming_events: [coming],
});
const thrift = fund('Thrift', { state: 'Federal', total_assets: 2e9, upcoming_events: [coming] });
export const silent = fund('Quiet County', { state: 'OH', total_assets: 3e8 });

export const meta = {
  total_funds: 2,
  funds_meta: [
    { state: 'OH', count: 1, total_assets: 40e9, meeting_count: 4, past_meeting_count: 1 },
    { state: 'Federal', count: 1, total_assets: 2e9, meeting_count: 0, past_meeting_count: 0 },
  ],
};
const metaOfOhio = { total_funds: 1, funds_meta: meta.funds_meta.slice(0, 1) };
export const saved: PensionSearch = { events: { days_range: 90 } };

type AllocatorReplies = {
  funds?: Fund[];
  total?: number;
  recent?: EventCard[] | ((url: URL) => EventCard[]);
  upcoming?: EventCard[];
};
export const listing =
  ({ funds = [thrift, ohio], total = funds.length, recent = [], upcoming = [] }: AllocatorReplies = {}) =>
  (url: URL): Reply => {
    const filter = url.searchParams.get('filter');
    const meets = url.searchParams.get('meets');
    const meeting = ({ recent_events, upcoming_events }: Fund): boolean =>
      recent_events.length + upcoming_events.length > 0;
    const listed = meets === null ? funds : funds.filter((one) => String(meeting(one)) === meets);
    return {
      body: {
        organizations: listed,
        pagination: { page: 1, per_page: 60, total: listed === funds ? total : listed.length, pages: 1 },
        filter: filter === null ? saved : JSON.parse(filter),
        recent_events: typeof recent === 'function' ? recent(url) : recent,
        upcoming_events: upcoming,
      },
    };
  };

export async function open(listed: AllocatorReplies = {}, path = '/pension-funds') {
  const sent: unknown[] = [];
  const { asked } = await standIn({
    ...session,
    'GET /v2/kg/pension_funds': listing(listed),
    'GET /v2/pension_funds/meta': (url) => ({ body: url.searchParams.has('filter') ? metaOfOhio : meta }),
    'GET /v2/search/search_in_orgs': ok(buildSearchAnswer([])),
    'POST /v2/save_pension_search': (_url, _request, body): Reply => {
      sent.push(JSON.parse(JSON.parse(body).filter));
      return { body: { message: 'Saved' } };
    },
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 2, name: /pension funds? with meetings/ });
  return { ...app, asked, sent };
}
