import type { HubOverview } from '@ecco/contract';
import { buildList, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

beforeEach(() => sessionStorage.clear());

const admin = buildSession({ role: 'admin', may_administer: true, user_profile: buildUser() });
const member = buildSession({ role: 'member', user_profile: buildUser() });
const overviewPath = 'GET /v2/episode_list/get_hub_overview';
const bare: HubOverview = { allocators: true, cards: [], custom: [] };
const said = () => notices.getState().notices.map(({ text }) => text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function opened(session: typeof member, replies: Record<string, () => Reply | Promise<Reply>>) {
  const { asked } = await standIn({ 'GET /v2/session': () => ({ body: session }), ...replies });
  renderApp('/hub');
  return asked;
}
const cardOf = async (name: string) => {
  const cards = within(await screen.findByRole('list', { name: 'Hubs' }));
  const heading = cards.getByRole('heading', { level: 2, name });
  return within(heading.closest('li') ?? document.body);
};

test('greets, and shows what somebody may choose among; who has no watchlist is offered one', async () => {
  await opened(member, { [overviewPath]: () => ({ body: bare }) });
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome, / })).toBeShown();
  const link = (await cardOf('Allocators')).getByRole('link');
  expect(link.getAttribute('href')).toBe('/allocators');
  expect((await cardOf('Create your watchlist')).getByRole('button')).toBeShown();
  expect(screen.queryByRole('button', { name: 'Create Hub' })).toBeNull();
});

test('custom hubs say what they follow and hold, what is new, and who shares them, and lead to their page', async () => {
  const newest = { uuid: 'u', slug: 'talk', kind: 'episode' as const, title: 'New talk', date: null };
  const list = {
    ...buildList({ title: 'Ferries', following: 2, shared_by: 'Ada Cole' }),
    held: { items: 12, recent: 3, newest },
  };
  await opened(member, { [overviewPath]: () => ({ body: { ...bare, custom: [list] } }) });
  const card = await cardOf('Ferries');
  expect(card.getByRole('link').getAttribute('href')).toBe(`/watch/${list.uuid}`);
  expect(card.getByText('Follows 2 · Shared by Ada Cole')).toBeShown();
  expect(card.getByText(/^12 items/).textContent).toBe('12 items · 3 from the last 14 days');
  expect(card.getByText('New talk')).toBeShown();
});

test('a hub with a card of its own that nobody has made is made by an admin', async () => {
  let title: string | null = null;
  await opened(admin, {
    [overviewPath]: () => ({
      body: { ...bare, cards: [{ slug: 'pe-hub', title, active: title !== null, held: null }] },
    }),
    'POST /v2/episode_list': () => {
      title = 'Private equity hub';
      return { body: buildList({ slug: 'pe-hub', title }) };
    },
  });
  expect((await cardOf('Private equity hub')).getByText(/^Only admins see this card/)).toBeShown();
  await press('Create this hub');
  await waitFor(async () =>
    expect((await cardOf('Private equity hub')).getByRole('link').getAttribute('href')).toBe('/watch/pe-hub'),
  );
});

test('an admin creates hubs in the wizard, and has its options read again', async () => {
  const none = { ORG: [], ALIAS: [], PERSON: [] };
  const queries = await opened(admin, {
    [overviewPath]: () => ({ body: bare }),
    'GET /v2/episode_list/get_wizard': () => ({
      body: { options: none, counts: { ORG: 0, ALIAS: 0, PERSON: 0 } },
    }),
    'POST /v2/episode_list/clear_wizard': () => ({ body: { message: 'Cleared' } }),
  });
  await press('Refresh the choices');
  await waitFor(() => expect(said()).toContain('The choices are up to date.'));
  expect(queries).toContain('POST /v2/episode_list/clear_wizard');
  await press('Create Hub');
  expect(await screen.findByRole('dialog', { name: 'Populate New Watch List' })).toBeShown();
});

test('says that it is on its way, and where it cannot be had is asked for again', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  await opened(member, {
    [overviewPath]: () =>
      new Promise<Reply>((resolve) => {
        answer = resolve;
      }),
  });
  expect((await screen.findByText('Loading')).parentElement?.role).toBe('status');
  await waitFor(() => {
    answer({ status: 400, body: { message: 'Not now.' } });
    expect(screen.getByText('The hubs could not be loaded.')).toBeShown();
  });
  expect(screen.getByText('Not now.')).toBeShown();
  await press('Retry');
  await waitFor(() => {
    answer({ body: bare });
    expect(screen.getByRole('link', { name: 'Allocators' })).toBeShown();
  });
});
