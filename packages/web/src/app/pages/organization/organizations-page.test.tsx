import type { OrganizationCard } from '@ecco/contract';
import { buildOrganizationCard, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const ok = (body: unknown) => (): Reply => ({ body });
const member = buildSession({ role: 'member', user_profile: buildUser() });
const session = { 'GET /v2/session': ok(member) };
const types = ok({
  org_types: [
    { name: 'US PENSION FUND', value: 'US_PENSION_FUND', count: 3 },
    { name: 'FOUNDATION', value: 'FOUNDATION', count: 1 },
  ],
});

const card = (name: string, part: Partial<OrganizationCard> = {}) =>
  buildOrganizationCard({ name, slug: name.toLowerCase(), uuid: `uuid-${name}`, ...part });
const funds = [
  card('Larch', { total_assets: 4.2e8, headquarters: 'Elmport', description: 'f'.repeat(200) }),
  card('Linden', { state: 'OH', total_assets: 28.7e9 }),
  card('Alder', { description: 'Pays firefighters.' }),
];
const listed = (
  organizations: OrganizationCard[],
  { page = 1, pages = 1, total = organizations.length } = {},
) => ({
  organizations,
  pagination: { page, per_page: 500, total, pages },
});
const answers = {
  ...session,
  'GET /v2/org/types': types,
  'GET /v2/org/list_by_type': (url: URL): Reply => ({
    body: url.searchParams.get('org_type') === 'FOUNDATION' ? listed([card('Fern')]) : listed(funds),
  }),
};

const main = () => within(screen.getByRole('main'));
const names = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const shown = (name: string) => screen.findByRole('link', { name });

// Wide enough for three cards side by side.
beforeEach(() => window.happyDOM.setViewport({ width: 1_440 }));

describe('the list of organizations', () => {
  test.each(['/org', '/dossier', '/companies', '/orgs', '/organizations'])(
    '%s shows those of the first type, by letter',
    async (path) => {
      await standIn(answers);
      renderApp(path);
      expect((await shown('Linden')).getAttribute('href')).toBe('/org/linden');
      expect(names()).toEqual(['Alder', 'Larch', 'Linden']);
      expect(
        main()
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent),
      ).toEqual([' A 1', ' L 2']);
      expect(main().getByRole('searchbox', { name: 'Search 3 organizations' })).toBeShown();
      expect(document.title).toBe('Organizations · Ecco');
    },
  );

  test('a card says state, assets and headquarters, and 150 characters of the description', async () => {
    await standIn(answers);
    renderApp('/org');
    await shown('Larch');
    expect(main().getByText('$28.7B')).toBeShown();
    expect(main().getByText('$420M')).toBeShown();
    expect(main().getByText('OH')).toBeShown();
    expect(main().getByText('Elmport')).toBeShown();
    expect(main().getByText(`${'f'.repeat(149)}…`)).toBeShown();
  });

  test('another type stands in the address, in capitals', async () => {
    await standIn(answers);
    const { router } = renderApp('/org');
    await shown('Linden');
    const choice = screen.getByRole('combobox', { name: 'Organization Type' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['US PENSION FUND', 'FOUNDATION']);
    await userEvent.selectOptions(choice, 'FOUNDATION');
    await shown('Fern');
    expect(router.state.location.search).toMatchObject({ orgType: 'FOUNDATION' });
  });

  test('the other types stand there with how many they have, and one press opens each', async () => {
    await standIn(answers);
    const { router } = renderApp('/org');
    await shown('Linden');
    const others = within(main().getByRole('region', { name: 'Other types' }));
    expect(others.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Foundation 1']);
    await userEvent.click(others.getByRole('button', { name: 'Foundation 1' }));
    await shown('Fern');
    expect(router.state.location.search).toMatchObject({ orgType: 'FOUNDATION' });
    expect(others.getByRole('button').textContent).toBe('US pension fund 3');
  });

  // Specification of organizations, line 152: a type that is none of those that are there is the first.
  test('the type in the address holds, unless there is none such', async () => {
    await standIn(answers);
    const { router } = renderApp('/org?orgType=FOUNDATION');
    await shown('Fern');
    await router.navigate({ to: '/org', search: { orgType: 'CASTLE' } });
    await shown('Linden');
  });

  test('the filter narrows by name, description and state, and says where nothing is left', async () => {
    await standIn(answers);
    const { router } = renderApp('/org');
    await shown('Linden');
    const field = screen.getByRole('searchbox', { name: 'Search 3 organizations' });
    await userEvent.type(field, 'firefighters');
    await waitFor(() => expect(names()).toEqual(['Alder']));
    expect(main().getByText('1 of 3')).toBeShown();
    await userEvent.type(field, 'zz');
    expect(await screen.findByText('No organization matches “firefighterszz”')).toBeShown();
    await userEvent.click(main().getByRole('button', { name: 'Show all organizations' }));
    await shown('Linden');
    expect(router.state.location.search).not.toHaveProperty('q', 'firefighterszz');
  });

  test('by assets the largest of all letters stand first', async () => {
    await standIn(answers);
    renderApp('/org');
    await shown('Linden');
    await userEvent.click(main().getByRole('button', { name: 'Assets' }));
    await waitFor(() => expect(names()).toEqual(['Linden', 'Larch', 'Alder']));
  });

  test('a letter closes and opens', async () => {
    await standIn(answers);
    renderApp('/org');
    await shown('Linden');
    const letter = () => main().getByRole('button', { name: 'L: 2 organizations' });
    await userEvent.click(letter());
    expect(names()).toEqual(['Alder']);
    expect(letter().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(letter());
    expect(names()).toHaveLength(3);
  });

  test('inside another page organizations open in tabs of their own', async () => {
    await standIn(answers);
    renderApp('/org?embed=true');
    expect((await shown('Linden')).getAttribute('target')).toBe('_blank');
  });

  test('a long list comes page after page by itself', async () => {
    await standIn({
      ...answers,
      'GET /v2/org/list_by_type': (url): Reply =>
        url.searchParams.get('page') === '2'
          ? { body: listed([card('Zinnia')], { page: 2, pages: 2, total: 4 }) }
          : { body: listed(funds, { pages: 2, total: 4 }) },
    });
    renderApp('/org');
    await shown('Zinnia');
    expect(names()).toHaveLength(4);
  });

  test('a type without any says so word for word', async () => {
    await standIn({ ...answers, 'GET /v2/org/list_by_type': ok(listed([])) });
    renderApp('/org');
    expect(await screen.findByText('No organizations found for US PENSION FUND.')).toBeShown();
    expect(
      main().getByText(
        'This organization type may not have any indexed entries yet. Please try selecting a different organization type from the dropdown above, or check back later.',
      ),
    ).toBeShown();
  });

  test('a failure says so, and can be tried again', async () => {
    let fails = true;
    await standIn({
      ...answers,
      'GET /v2/org/types': () => (fails ? { status: 500, body: { message: 'Busy.' } } : types()),
    });
    renderApp('/org');
    expect(await screen.findByText('Oops, we ran into a snag. Please try again.')).toBeShown();
    fails = false;
    await userEvent.click(main().getByRole('button', { name: 'Reload' }));
    await shown('Linden');
  });

  test('what could not be counted is not said to be none', async () => {
    await standIn({
      ...answers,
      'GET /v2/org/list_by_type': () => ({ status: 500, body: { message: 'Busy.' } }),
    });
    renderApp('/org');
    expect(await screen.findByText('Busy.')).toBeShown();
    expect(main().getByRole('searchbox', { name: 'Search organizations' })).toBeShown();
  });

  test('a visitor is asked who they are', async () => {
    await standIn({ 'GET /v2/session': ok(buildSession()) });
    const { router } = renderApp('/org?orgType=FOUNDATION');
    await waitFor(() => expect(router.state.location.pathname).toBe('/enter'));
    expect(router.state.location.search).toEqual({ next: '/org?orgType=FOUNDATION' });
  });
});

test('a table ranks all types by assets over all letters, and its heads order it', async () => {
  const met = { activity: { last_meeting: '2026-05-14T12:00:00.000Z', signals: 3 } };
  const { asked } = await standIn({
    ...answers,
    'GET /v2/org/list_by_type': () => ({
      body: listed([...funds, { ...card('Zinnia', { total_assets: 502e9 }), ...met }]),
    }),
  });
  const { router } = renderApp('/org?view=table');
  const table = within(await screen.findByRole('table', { name: 'Organizations' }));
  const rows = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Zinnia', 'Linden', 'Larch', 'Alder']);
  expect(table.getByRole('link', { name: '3 signals of Zinnia' })).toBeShown();
  await userEvent.click(table.getByRole('button', { name: /^Organization/ }));
  await waitFor(() => expect(rows()).toEqual(['Alder', 'Larch', 'Linden', 'Zinnia']));
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Organization Type' }), 'ALL TYPES');
  await waitFor(() =>
    expect(asked.some((line) => !line.includes('org_type') && line.includes('activity=true'))).toBe(true),
  );
  expect(router.state.location.search).toMatchObject({ view: 'table', order: 'name', orgType: 'ALL' });
});
