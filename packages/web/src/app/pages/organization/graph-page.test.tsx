import type { GraphLine, GraphPoint, Neighbors } from '@ecco/contract';
import { idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, said, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const fund: GraphPoint = {
  ...{ id: idOf(1), kind: 'organization', name: 'Harbor Fund', detail: 'US_PENSION_FUND', date: null },
  href: '/org/harbor-fund',
};
const ann: GraphPoint = { ...fund, id: idOf(2), kind: 'person', name: 'Ann Reed', href: '/people/ann-reed' };
const talk: GraphPoint = {
  ...{ ...fund, id: idOf(3), kind: 'item', name: 'On pacing', detail: 'episode' },
  ...{ date: '2026-05-04T00:00:00.000Z', href: '/ep/on-pacing' },
};
const line = (part: Partial<GraphLine> & Pick<GraphLine, 'source' | 'target' | 'basis'>): GraphLine => ({
  ...{ id: `${part.source} ${part.target}`, edge_type: null, title: null, since: null, until: null },
  ...{ provenance: null, source_url: null, relation: null, names: [], mentions: null, sign: null },
  place: null,
  ...part,
});
const seat = line({
  ...{ source: fund.id, target: ann.id, basis: 'connection', edge_type: 'HAS_BOARD_MEMBER' },
  ...{ title: 'Chair', provenance: 'crawl', source_url: 'https://harbor.example/board' },
});
const speaking = line({
  ...{ source: talk.id, target: ann.id, basis: 'speaks', names: ['Ann'], mentions: 2 },
  place: { quote: 'I am Ann Reed.', href: '/ep/on-pacing?content_id=4' },
});
const first: Neighbors = { center: fund, points: [ann], lines: [seat], total: 1 };
const more: Neighbors = { center: ann, points: [talk], lines: [speaking], total: 3 };

/** The server, and what it was asked for. */
function walked(sent: { path: string; body: Record<string, unknown> }[]) {
  const answering = (answer: Neighbors) => (url: URL, _request: unknown, body: string) => {
    sent.push({ path: url.pathname, body: JSON.parse(body) });
    return { body: answer };
  };
  return {
    ...session,
    'POST /v2/graph/organization': answering(first),
    'POST /v2/graph/person': answering(more),
  };
}

test('a graph begins with an organization, says what each line rests on, and is expanded by keys', async () => {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  await standIn(walked(sent));
  renderApp('/org/harbor-fund/graph');
  const picture = await screen.findByRole('group', { name: 'Connections of Harbor Fund' });
  const drawn = await within(picture).findByRole('button', { name: 'Ann Reed, Person, 1 connection' });
  const details = within(screen.getByRole('region', { name: 'Selected point' }));
  expect(details.getByRole('link', { name: 'Harbor Fund' }).getAttribute('href')).toBe('/org/harbor-fund');

  await userEvent.click(drawn);
  expect(details.getByRole('link', { name: 'Ann Reed' })).toBeShown();
  expect(details.getByText('Board member · Chair · Source: Crawl')).toBeShown();
  expect(details.getByRole('link', { name: 'Source' }).getAttribute('href')).toBe(
    'https://harbor.example/board',
  );
  await userEvent.keyboard('{Enter}');
  await within(picture).findByRole('button', { name: 'On pacing, Item, 1 connection' });
  expect(said()).toEqual(['1 point added']);
  expect(sent.at(-1)).toMatchObject({
    path: `/v2/graph/person/${ann.id}/neighbors`,
    body: { known: [fund.id, ann.id] },
  });
  expect(details.getByRole('link', { name: '“I am Ann Reed.”' }).getAttribute('href')).toBe(
    '/ep/on-pacing?content_id=4',
  );
  expect(button('Show 2 more of Ann Reed')).toBeShown();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}{ArrowDown}');
  expect(document.activeElement?.getAttribute('role')).toBe('button');
});

test('the list says the same, and filters of the address go to the server', async () => {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  await standIn(walked(sent));
  const { router } = renderApp('/org/harbor-fund/graph?view=list&since=2026-01-01');
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getByText('Board member · Chair · Source: Crawl')).toBeShown();
  expect(sent[0]?.body).toMatchObject({ from: '2026-01-01' });
  await userEvent.click(people.getByRole('button', { name: 'Show connections of Ann Reed' }));
  expect(await screen.findByRole('region', { name: 'Items' })).toBeShown();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shows' }));
  await waitFor(() =>
    expect(sent.at(-1)?.body['kinds']).toEqual(['organization', 'person', 'meeting', 'item']),
  );
  expect(router.state.location.search).toMatchObject({ types: 'organization,person,meeting,item' });
});

test('of an organization without connections it says so, and leads to where they are made', async () => {
  await standIn({
    ...session,
    'POST /v2/graph/organization': () => ({ body: { ...first, points: [], lines: [], total: 0 } }),
  });
  renderApp('/org/harbor-fund/graph');
  expect(await screen.findByRole('heading', { name: 'No connections yet' })).toBeShown();
  expect(screen.getByRole('link', { name: 'Add the first' }).getAttribute('href')).toBe(
    '/manage/org/harbor-fund?tab=person',
  );
});
