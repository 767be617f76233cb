import type { PersonCard, Tag } from '@ecco/contract';
import { buildItemCard, buildSession, buildShowCard, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const ok = (body: unknown) => (): Reply => ({ body });
const session = { 'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })) };
const podcast = (name: string) =>
  buildShowCard({ uuid: `uuid of ${name}`, slug: name.toLowerCase().replace(/\W+/g, '-'), name });
const tag = (label: string, ...names: string[]): Tag => ({
  slug: label.toLowerCase(),
  label,
  podcasts: names.map(podcast),
});
const main = () => within(screen.getByRole('main'));

describe('categories', () => {
  const few = [tag('Fees', 'Allocator Hours', 'The Board'), tag('Timber', 'Tree Talk')];

  test('each has its podcasts and leads to its own page', async () => {
    await standIn({ ...session, 'GET /v2/api/tags': ok({ tags: few }) });
    renderApp('/categories');
    expect((await screen.findByRole('link', { name: 'Fees' })).getAttribute('href')).toBe('/tag/fees');
    expect(main().getByRole('link', { name: 'The Board' }).getAttribute('href')).toBe('/pod/the-board');
    expect(main().getByText('2 podcasts')).toBeShown();
    expect(main().queryByRole('searchbox')).toBeNull();
    expect(document.title).toBe('Categories · Ecco');
  });

  test('many can be filtered, and the words stand in the address', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `Show ${at}`);
    const many = [...few, tag('Gold', ...names), ...names.map((name) => tag(`On ${name}`))];
    await standIn({ ...session, 'GET /v2/api/tags': ok({ tags: many }) });
    const { router } = renderApp('/categories');
    const all = await screen.findByRole('link', { name: 'Show all 9 podcasts of Gold' });
    expect(all.getAttribute('href')).toBe('/tag/gold');
    await userEvent.type(main().getByRole('searchbox'), 'tree');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fees' })).toBeNull());
    expect(main().getByRole('link', { name: 'Timber' })).toBeShown();
    expect(router.state.location.search).toEqual({ q: 'tree' });
    await userEvent.type(main().getByRole('searchbox'), 'zz');
    expect(await screen.findByText('No category and no podcast matches “treezz”')).toBeShown();
  });

  test('a long label is cut to fifty characters', async () => {
    await standIn({ ...session, 'GET /v2/api/tags': ok({ tags: [tag('x'.repeat(60))] }) });
    renderApp('/categories');
    expect(await screen.findByRole('link', { name: `${'x'.repeat(49)}…` })).toBeShown();
  });

  test('none and a failure look alike, and both can be tried again', async () => {
    let tags: Tag[] | null = null;
    await standIn({
      ...session,
      'GET /v2/api/tags': () => (tags ? { body: { tags } } : { status: 500, body: { message: 'no' } }),
    });
    renderApp('/categories');
    expect(await screen.findByText('No categories to show')).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
    tags = few;
    await userEvent.click(main().getByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('link', { name: 'Timber' })).toBeShown();
  });
});

describe('a category', () => {
  test('shows its podcasts in a grid, and the way back to all', async () => {
    await standIn({
      ...session,
      'GET /v2/api/tags/findOne': (url) => ({
        body: { tag: tag(url.searchParams.get('slug') === 'fees' ? 'Fees' : 'Other', 'Allocator Hours') },
      }),
    });
    renderApp('/tag/fees');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fees' })).toBeShown();
    const grid = within(screen.getByRole('list', { name: 'Fees' }));
    expect(grid.getByRole('link', { name: 'Allocator Hours' }).getAttribute('href')).toBe(
      '/pod/allocator-hours',
    );
    expect(grid.getByText('12 episodes')).toBeShown();
    const way = within(screen.getByRole('navigation', { name: 'Where this page is' }));
    expect(way.getByRole('link', { name: 'Categories' }).getAttribute('href')).toBe('/categories');
  });

  test('that does not exist is not found; an empty one leads to the others', async () => {
    await standIn({
      ...session,
      'GET /v2/api/tags/findOne': (url) =>
        url.searchParams.get('slug') === 'empty'
          ? { body: { tag: tag('Empty') } }
          : { status: 404, body: { message: 'There is no such category.' } },
    });
    const { router } = renderApp('/tag/nothing');
    expect(await screen.findByText('There is no such category.')).toBeShown();
    await router.navigate({ to: '/tag/$id', params: { id: 'empty' } });
    expect(await screen.findByText('No podcasts in this category')).toBeShown();
    expect(main().getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe('/categories');
  });
});

describe('people', () => {
  const person = (name: string, mentions: number): PersonCard => ({
    name,
    slug: name.toLowerCase().replace(/ /g, '-'),
    mentions,
    episodes: 2,
  });
  const everybody = [person('Ines Varga', 41), person('Tom Okoro', 1)];
  const answer = (url: URL): Reply => {
    const q = url.searchParams.get('q') ?? '';
    const people = everybody.filter(({ name }) => name.toLowerCase().includes(q));
    return {
      body: { people, pagination: { page: 1, per_page: 60, total: people.length, pages: 1 } },
    };
  };

  test('are listed with how often they are named, and can be searched', async () => {
    await standIn({ ...session, 'GET /v2/people': answer });
    const { router } = renderApp('/people?of=names');
    expect((await screen.findByRole('link', { name: 'Ines Varga' })).getAttribute('href')).toBe(
      '/people/ines-varga',
    );
    expect(main().getByText('41 mentions in 2 items')).toBeShown();
    expect(main().getByText('1 mention in 2 items')).toBeShown();
    await userEvent.type(main().getByRole('searchbox', { name: 'Search people' }), 'okoro');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ines Varga' })).toBeNull());
    expect(router.state.location.search).toEqual({ of: 'names', q: 'okoro' });
    await userEvent.type(main().getByRole('searchbox', { name: 'Search people' }), 'x');
    expect(await screen.findByText('Nobody matches “okorox”')).toBeShown();
    await userEvent.click(main().getByRole('button', { name: 'Show everyone' }));
    expect(await screen.findByRole('link', { name: 'Ines Varga' })).toBeShown();
  });

  test('a further page stands in the address', async () => {
    const { asked } = await standIn({
      ...session,
      'GET /v2/people': (url) => ({
        body: {
          people: everybody,
          pagination: { page: Number(url.searchParams.get('page')), per_page: 60, total: 120, pages: 2 },
        },
      }),
    });
    const { router } = renderApp('/people?of=names');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ of: 'names', page: '2' }));
    await waitFor(() => expect(asked.some((line) => line.includes('page=2'))).toBe(true));
  });

  test('a failure says so, and can be tried again', async () => {
    await standIn({ ...session, 'GET /v2/people': () => ({ status: 500, body: { message: 'Busy.' } }) });
    renderApp('/people?of=names');
    expect(await screen.findByText('Busy.')).toBeShown();
    expect(main().getByRole('button', { name: 'Reload' })).toBeShown();
  });

  test('with the waitlist on a visitor is asked who they are', async () => {
    await standIn({ 'GET /v2/session': ok(buildSession({ waitlist_on: true })) });
    const { router } = renderApp('/people?of=names');
    await waitFor(() => expect(router.state.location.pathname).toBe('/enter'));
  });
});

describe('somebody', () => {
  const nobody = () => ({
    status: 404,
    body: { code: 'person.not-found', message: 'There is no page for this person.' },
  });
  const answer = ok({
    entity: { name: 'Inés Varga', slug: 'ines-varga', entity_type: 'person' },
    episodes: [buildItemCard()],
    pagination: { page: 1, per_page: 30, total: 1, pages: 1 },
  });

  test.each(['/people/ines-varga', '/best_podcast_episodes/ines-varga'])(
    '%s says who it is, what names them, and searches for the name',
    async (path) => {
      await standIn({
        ...session,
        'GET /v2/people/ines-varga': nobody,
        'GET /v2/get_episodes_by_entity': answer,
      });
      renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Inés Varga' })).toBeShown();
      expect(main().getByText('1 item names or quotes Inés Varga.')).toBeShown();
      expect(main().getByRole('link', { name: 'Why fees fell' })).toBeShown();
      expect(
        main().getByRole('link', { name: 'Search all transcripts for “Inés Varga”' }).getAttribute('href'),
      ).toBe('/search/transcripts?q=In%C3%A9s+Varga');
    },
  );

  test('nobody knows is told so, by the name in the address', async () => {
    await standIn({
      ...session,
      'GET /v2/get_episodes_by_entity': ok({
        entity: null,
        episodes: [],
        pagination: { page: 1, per_page: 30, total: 0, pages: 0 },
      }),
    });
    renderApp('/best_podcast_episodes/state-pension');
    expect(await screen.findByText('Nothing names State Pension')).toBeShown();
    expect(screen.getByRole('heading', { level: 1, name: 'State Pension' })).toBeShown();
  });

  test('a failure can be tried again', async () => {
    await standIn({
      ...session,
      'GET /v2/people/ines-varga': nobody,
      'GET /v2/get_episodes_by_entity': () => ({ status: 500, body: { message: 'Busy.' } }),
    });
    renderApp('/people/ines-varga');
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeShown();
  });
});
