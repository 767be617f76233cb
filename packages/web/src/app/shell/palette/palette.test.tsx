import { buildItemCard, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { sessionQuery } from '../../../session/get-session.api.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const pagination = { page: 1, per_page: 12, total: 1, pages: 1 };
const member = buildSession({ role: 'member', user_profile: buildUser() });
const visitor = buildSession({ may_ingest: false });
const waiting = buildSession({ waitlist_on: true, may_ingest: false });
const playedItem = {
  ...buildItemCard({ title: 'Heard lately' }),
  opened_at: '2026-03-05T09:00:00Z',
  position: 600,
};
const show = {
  uuid: 's1',
  kind: 'podcast',
  slug: 'hours',
  name: 'Timber Hours',
  description: null,
  image_url: null,
  thumbnail_url: null,
  episodes: 3,
  newest: null,
};
const person = { name: 'Tim Okafor', slug: 'tim-okafor', mentions: 4, episodes: 2 };
const localReply: Reply = {
  body: { episodes: [buildItemCard({ title: 'Who buys timber' })], podcasts: [show] },
};

/** The palette, open on a page, over a library that answers so. */
async function open(session = member, library: () => Reply | Promise<Reply> = () => localReply) {
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: session }),
    'GET /v2/user_history_list': () => ({ body: { episodes: [playedItem], pagination } }),
    'GET /v2/episode/local_search': library,
    'GET /v2/people': () => ({ body: { people: [person], pagination } }),
  });
  const app = renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(app.services.queries.getQueryData(sessionQuery.queryKey)).toBeDefined());
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  return { ...app, asked, palette, field: palette.getByRole<HTMLInputElement>('combobox') };
}
type Palette = Awaited<ReturnType<typeof open>>['palette'];

const options = (palette: Palette) => palette.getAllByRole('option').map((option) => option.textContent);
const chosen = (palette: Palette) => palette.getByRole('option', { selected: true }).textContent;
const at = (router: Awaited<ReturnType<typeof open>>['router'], href: string) =>
  waitFor(() => expect(router.state.location.href).toBe(href));
const isClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

describe('before anything is typed', () => {
  test('it shows what was opened lately, the areas and what can be done', async () => {
    const { palette, field } = await open();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await palette.findByRole('option', { name: /Heard lately/ });
    const groups = palette.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Recent', 'Go to', 'Actions']);
    expect(options(palette)).toContain('Add a source');
    expect(options(palette)).toContain('Logout');
    expect(options(palette)).not.toContain('Users');
  });

  test('a visitor is offered the way in, and nothing of members is asked for', async () => {
    const { palette, asked } = await open(visitor);
    expect(options(palette)).toContain('Sign in');
    expect(options(palette)).not.toContain('Logout');
    expect(options(palette)).not.toContain('Add a source');
    expect(options(palette)).not.toContain('HistoryLibrary');
    expect(asked.filter((line) => line.includes('history'))).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  test('a page is found by the beginning of its name', async () => {
    const { router, palette } = await open();
    await userEvent.keyboard('terms');
    expect(chosen(palette)).toBe('Terms of Use');
    await userEvent.keyboard('{Enter}');
    await at(router, '/terms');
    await isClosed();
  });

  test('an item, a show and a person of the library are found and opened', async () => {
    const { palette, router } = await open();
    await userEvent.keyboard('tim');
    expect(await palette.findByRole('option', { name: /Who buys timber/ })).toBeShown();
    expect(await palette.findByRole('option', { name: /Tim Okafor/ })).toBeShown();
    expect(palette.getByRole('status').textContent).toBe('3 results');
    expect(chosen(palette)).toContain('Who buys timber');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen(palette)).toContain('Timber Hours');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await at(router, '/people/tim-okafor');
  });

  test('arrows go round, and the field names what they have come to', async () => {
    const { palette, field } = await open();
    await palette.findByRole('option', { name: /Heard lately/ });
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen(palette)).toBe('Logout');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      'Logout',
    );
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen(palette)).toContain('Heard lately');
  });

  test('what is typed before it has come is not lost', async () => {
    await standIn({ 'GET /v2/session': () => ({ body: waiting }) });
    renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}priv');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('priv'));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Privacy');
  });

  test('the last two entries ask the words, and search what was said for them', async () => {
    const { palette, router } = await open();
    await userEvent.keyboard('timber & oaks');
    // Until what was found is found for these words, the choice stands on the last two, and arrows lead elsewhere.
    await waitFor(() => expect(chosen(palette)).toMatch(/^Who buys timber/));
    expect(options(palette).at(-1)).toBe('Search passages for “timber & oaks”');
    expect(options(palette).at(-2)).toBe('Ask “timber & oaks”');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await at(router, '/search/transcripts?q=timber+%26+oaks');
  });

  test('a question is asked', async () => {
    const { palette, router } = await open(member, () => ({ body: { episodes: [], podcasts: [] } }));
    await userEvent.keyboard('who buys?');
    await waitFor(() => expect(chosen(palette)).toMatch(/^Tim Okafor/));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen(palette)).toBe('Ask “who buys?”');
    await userEvent.keyboard('{Enter}');
    await at(router, '/home?q=who+buys%3F');
  });

  test('the keys that opened it close it', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await isClosed();
  });

  test('Escape closes it and gives the focus back', async () => {
    const { field } = await open();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(document.activeElement).toBe(document.body);
  });

  test('it turns the theme', async () => {
    await open();
    await userEvent.keyboard('dark{Enter}');
    await waitFor(() =>
      expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark'),
    );
  });

  test('it opens the list of keys, and does not close that with itself', async () => {
    await open();
    await userEvent.keyboard('keyboard{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeShown();
    await isClosed();
  });
});

describe('while it searches', () => {
  test('it says so, and what is typed can be searched for meanwhile', async () => {
    let answer = (_reply: Reply): void => undefined;
    const { palette } = await open(member, () => new Promise((resolve) => (answer = resolve)));
    await userEvent.keyboard('timber');
    await waitFor(() => expect(palette.getByRole('status').textContent).toBe('Searching the library…'));
    expect(chosen(palette)).toBe('Ask “timber”');
    await waitFor(() => {
      answer(localReply);
      expect(palette.getByRole('option', { name: /Who buys timber/ })).toBeShown();
    });
  });

  test('a choice that was made stays while others come', async () => {
    const { palette } = await open();
    await userEvent.keyboard('timber{ArrowUp}');
    expect(await palette.findByRole('option', { name: /Who buys timber/ })).toBeShown();
    expect(chosen(palette)).toBe('Search passages for “timber”');
  });

  test('nothing that is found is said', async () => {
    const { palette } = await open(member, () => ({ body: { episodes: [], podcasts: [] } }));
    await userEvent.keyboard('zebra');
    // People answer whatever is asked here; the rest of the library has nothing.
    await waitFor(() => expect(palette.getByRole('status').textContent).toBe('1 result'));
  });

  test('a library that cannot be searched is said, and the way to passages stays', async () => {
    const { palette } = await open(member, () => ({ status: 503, body: { message: 'Asleep.' } }));
    await userEvent.keyboard('timber');
    await waitFor(() => expect(palette.getByRole('status').textContent).toContain('could not be searched'));
    expect(options(palette).at(-1)).toBe('Search passages for “timber”');
  });

  test('whoever may not look around asks the library for nothing', async () => {
    const { palette, asked } = await open(waiting);
    await userEvent.keyboard('about');
    expect(options(palette)).toEqual(['About']);
    expect(asked.filter((line) => /local_search|people/.test(line))).toEqual([]);
  });
});
