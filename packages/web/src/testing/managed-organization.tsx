import { buildConnection, buildItemCard, buildOrganization, idOf } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { ok, pagination, session } from './admin-session.ts';
import { type Answer, type Reply, standIn } from './api-stand-in.ts';
import { renderApp } from './render.tsx';

export const organization = buildOrganization({ may: { manage: true } });
export const chair = buildConnection();
const meetings = Array.from({ length: 12 }, (_, at) =>
  buildConnection({
    edge_id: idOf(0x500 + at),
    edge_type: 'HAS_MEETING',
    target_node: { id: idOf(0x600 + at), type: 'MEETING', slug: `meeting-${at}`, name: `Meeting ${at}` },
    properties: { title: null, date: '2026-05-01' },
  }),
);
const talk = buildItemCard({ slug: 'talk', title: 'On fees' });

/** What waits for a decision, but for the candidates themselves. */
export const reviewOf = {
  organization_id: organization.uuid,
  organization_slug: organization.slug,
  organization_name: organization.name,
  last_crawled: null,
  counts: { New: 12, Promoted: 3, Rejected: 1 },
};

/** The manager of an organization, for an admin; what was sent, as "verb path body". */
export async function openManager(tab = '', more: Record<string, Answer> = {}) {
  const sent: string[] = [];
  const noting = (reply: Reply) => (url: URL, request: { method?: string | undefined }, body: string) => {
    sent.push([request.method, url.pathname, body].join(' ').trim());
    return reply;
  };
  const changed = buildOrganization({ slug: 'linden-2', name: 'Linden Fund', may: { manage: true } });
  await standIn({
    ...session,
    'GET /v2/manage/org/linden': ok({ organization }),
    'GET /v2/manage/org/linden-2': ok({ organization: changed }),
    [`GET /v2/manage/org/${organization.uuid}/connections`]: ok({ connections: [chair, ...meetings] }),
    'GET /v2/people/ann-reed/items': ok({ items: [talk], pagination: pagination(1) }),
    'PUT /v2/manage/org': noting({ body: { organization: changed } }),
    'POST /v2/manage/org': noting({ body: { connection: chair } }),
    'DELETE /v2/manage/org': noting({ body: { message: 'Connection removed successfully' } }),
    'POST /v2/admin/org_builder': noting({ body: { org_slug: 'linden', changed: 2, message: 'Gone.' } }),
    ...more,
  });
  const app = renderApp(`/manage/org/linden${tab && `?tab=${tab}`}`);
  await screen.findByRole('heading', { level: 1, name: 'Manage Linden Teachers' });
  return { ...app, sent };
}
