import type { Person, PersonRow } from '@ecco/contract';
import { buildItemCard, buildSession, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const ok = (body: object) => (): Reply => ({ body });
const session = { 'GET /v2/session': ok(buildSession({ role: 'member' })) };
const main = () => within(screen.getByRole('main'));
const fund = { uuid: 'o1', slug: 'heron-fund', name: 'Heron Fund', org_type: 'US_PENSION_FUND' as const };
const pageOf = (total: number) => ({ page: 1, per_page: 60, total, pages: Math.ceil(total / 60) });

const row = (name: string, part: Partial<PersonRow> = {}): PersonRow => ({
  uuid: name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  image_url: null,
  title: null,
  said_post: null,
  organization: null,
  spoke: 0,
  mentioned: 0,
  ...part,
});

describe('the list of people', () => {
  const rows = [
    row('Ines Varga', { title: 'Chair', organization: fund, spoke: 3, mentioned: 1 }),
    row('Tom Okoro', { said_post: { role: 'analyst', organization: 'Callowhill' } }),
  ];

  test('tells where everybody is and how often they are heard', async () => {
    await standIn({ ...session, 'GET /v2/kg/people': ok({ people: rows, pagination: pageOf(2) }) });
    renderApp('/people');
    expect((await screen.findByRole('link', { name: 'Ines Varga' })).getAttribute('href')).toBe(
      '/people/ines-varga',
    );
    expect(main().getByText('Chair')).toBeShown();
    expect(main().getByRole('link', { name: 'Heron Fund' }).getAttribute('href')).toBe('/org/heron-fund');
    const lines = main().getAllByRole('row').slice(1);
    expect(lines.map((line) => [...line.children].slice(1).map(({ textContent }) => textContent))).toEqual([
      ['Chair', 'Heron Fund', '3', '1'],
      // What the newest item calls somebody stands where no title of theirs is known.
      ['analyst', 'Callowhill', '', ''],
    ]);
    expect(main().getByText('2 people')).toBeShown();
  });

  test('is filtered, ordered and begun with a letter in the address, and asked of the server', async () => {
    const { asked } = await standIn({
      ...session,
      'GET /v2/kg/people': ok({ people: rows, pagination: pageOf(200) }),
    });
    const { router } = renderApp('/people?page=2');
    await screen.findByRole('link', { name: 'Ines Varga' });
    await userEvent.click(main().getByRole('button', { name: 'V' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ letter: 'V' }));
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await waitFor(() => expect(router.state.location.search).toEqual({ letter: 'V', sort: '-added' }));
    await userEvent.type(main().getByRole('searchbox', { name: 'Search people' }), 'ok');
    await waitFor(() =>
      expect(
        asked.some((line) => /letter=V/.test(line) && /query=ok/.test(line) && /sort=-added/.test(line)),
      ).toBe(true),
    );
  });

  test('that is empty says what would be there, or offers everybody again', async () => {
    await standIn({ ...session, 'GET /v2/kg/people': ok({ people: [], pagination: pageOf(0) }) });
    const { router } = renderApp('/people?letter=q');
    expect(await screen.findByText('No name begins with this letter')).toBeShown();
    await userEvent.click(main().getByRole('button', { name: 'Show everyone' }));
    expect(await screen.findByText('No people yet')).toBeShown();
    expect(router.state.location.search).toEqual({});
  });

  test('that fails can be tried again', async () => {
    await standIn({ ...session, 'GET /v2/kg/people': () => ({ status: 500, body: { message: 'Busy.' } }) });
    renderApp('/people');
    expect(await screen.findByText('Busy.')).toBeShown();
    expect(main().getByRole('button', { name: 'Reload' })).toBeShown();
  });
});

describe('the page of somebody', () => {
  const place = (part: Partial<Person['orgs'][number]>): Person['orgs'][number] => ({
    edge_id: idOf(0xc1),
    organization: fund,
    edge_type: 'HAS_EXECUTIVE',
    title: 'Chair',
    since: '2021-03-04',
    until: null,
    citation: null,
    ...part,
  });
  const none = { items: [], pagination: pageOf(0) };
  const person: Person = {
    id: 'p1',
    uuid: 'p1',
    slug: 'ines-varga',
    name: 'Ines Varga',
    title: 'Chair',
    said_post: null,
    aliases: ['I. Varga'],
    description: 'Reads all of it.',
    image_url: null,
    orgs: [
      place({}),
      place({ title: 'Analyst', since: '2015-01-01', until: '2021-03-03' }),
      place({
        organization: { ...fund, uuid: 'o2', slug: 'egret', name: 'Egret Partners' },
        title: null,
        edge_type: 'HAS_ADVISOR',
        since: null,
        until: '2014-12-31',
        citation: 'javascript:alert(1)',
      }),
    ],
    spoke: { items: [], pagination: pageOf(2) },
    mentioned: none,
  };
  const spoken = {
    items: [
      buildItemCard({ slug: 'new', title: 'New talk', release_date: new Date().toISOString() }),
      buildItemCard({ slug: 'old', title: 'Old talk', release_date: '2020-01-01T00:00:00Z' }),
    ],
    pagination: pageOf(2),
  };

  test('tells titles over time, and where they speak apart from where they are mentioned', async () => {
    await standIn({
      ...session,
      'GET /v2/people/ines-varga': ok({ person }),
      'GET /v2/people/p1/items': ok(spoken),
    });
    renderApp('/people/ines-varga');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ines Varga' })).toBeShown();
    expect(main().getByText('Chair, Heron Fund')).toBeShown();
    const places = within(await main().findByRole('region', { name: 'Organizations' }));
    expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Heron Fund',
      'Egret Partners',
    ]);
    expect(places.getByText('Since Mar 4, 2021')).toBeShown();
    expect(places.getByText('Jan 1, 2015 – Mar 3, 2021')).toBeShown();
    expect(places.getByText('Advisor')).toBeShown();
    // What somebody said is looked for first; what stands below it comes with the answer.
    const speaks = within(await main().findByRole('region', { name: 'Speaks in' }));
    expect(await speaks.findByRole('link', { name: 'New talk' })).toBeShown();
    expect(speaks.queryByRole('link', { name: 'Old talk' })).toBeNull();
    await userEvent.click(speaks.getByRole('button', { name: /Older/ }));
    expect(speaks.getByRole('link', { name: 'Old talk' })).toBeShown();
    expect(
      within(main().getByRole('region', { name: 'Mentioned in' })).getByText(
        'No other item mentions Ines Varga.',
      ),
    ).toBeShown();
  });

  test('has no group of an age that nothing is of', async () => {
    await standIn({
      ...session,
      'GET /v2/people/ines-varga': ok({ person }),
      'GET /v2/people/p1/items': ok({ items: spoken.items.slice(0, 1), pagination: pageOf(1) }),
    });
    renderApp('/people/ines-varga');
    const speaks = within(await screen.findByRole('region', { name: 'Speaks in' }));
    expect(await speaks.findByRole('link', { name: 'New talk' })).toBeShown();
    expect(speaks.getAllByRole('group')).toHaveLength(1);
  });

  test('searches what they said', async () => {
    await standIn({
      ...session,
      'GET /v2/people/ines-varga': ok({ person }),
      'GET /v2/people/p1/items': ok(spoken),
    });
    const { router } = renderApp('/people/ines-varga');
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search what Ines Varga said' }),
      ' fees {enter}',
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/transcripts'));
    expect(router.state.location.search).toEqual({ q: 'speaker:"Ines Varga" fees' });
  });

  test('of a slug of before has the one of today in its address', async () => {
    await standIn({
      ...session,
      'GET /v2/people/ines-old': ok({ person }),
      'GET /v2/people/ines-varga': ok({ person }),
      'GET /v2/people/p1/items': ok(spoken),
    });
    const { router } = renderApp('/people/ines-old');
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/ines-varga'));
  });

  test('that fails says so, and is no page of a name', async () => {
    await standIn({
      ...session,
      'GET /v2/people/ines-varga': () => ({ status: 500, body: { message: 'Busy.' } }),
    });
    renderApp('/people/ines-varga');
    expect(await screen.findByText('Busy.')).toBeShown();
    expect(main().getByRole('button', { name: 'Reload' })).toBeShown();
  });
});
