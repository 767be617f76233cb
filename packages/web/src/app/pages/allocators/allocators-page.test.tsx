import type { EventCard } from '@ecco/contract';
import { buildCitedText, buildEventCard, buildSession } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { readPersisted } from '../../../persistence/browser-storage.ts';
import {
  coming,
  daysAgo,
  eventCard,
  item,
  listing,
  meta,
  ohio,
  ok,
  open,
  session,
  silent,
} from '../../../testing/allocators.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const main = () => within(screen.getByRole('main'));
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const groups = () =>
  [
    ...screen
      .getByRole('region', { name: /pension funds? with meetings/ })
      .querySelectorAll('section > button'),
  ].map(({ textContent }) => textContent?.trim());
const filterIn = (search: object): unknown =>
  'filter' in search && typeof search.filter === 'string' ? JSON.parse(search.filter) : null;

describe('the pension funds', () => {
  test.each(['/pension-funds', '/allocators'])(
    '%s shows them by state, the federal ones first',
    async (path) => {
      await open({}, path);
      expect(groups()).toEqual(['Federal 1', 'Ohio 1']);
      expect(part('Ohio').getByRole('link', { name: 'Ohio Teachers' }).getAttribute('href')).toBe(
        '/pension-funds/uuid-Ohio%20Teachers',
      );
      expect(document.title).toBe('Allocators · Ecco');
    },
  );

  test('a card tells what the fund has and when it meets', async () => {
    await open();
    const card = part('Ohio');
    for (const words of ['OH', '$40B', '96k members', 'Actively allocating'])
      expect(card.getByText(words)).toBeShown();
    expect(card.getByRole('link', { name: 'Board in May' }).getAttribute('href')).toBe('/event/coming');
  });

  test('those that do not meet stand behind those that do, a line each', async () => {
    await open({ funds: [silent, ohio] });
    expect(groups()).toEqual(['Ohio 1']);
    const name = '1 pension fund without meetings within 3 months of today';
    const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FundStateAUMMembersActivity',
      'Quiet CountyOH$300M',
    ]);
  });

  test('by size the largest stand first, and the choice stands in the address', async () => {
    const { router, asked } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Fund size');
    await waitFor(() => expect(groups()).toEqual(['Above $30B 1', 'Above $1B 1']));
    expect(router.state.location.search).toMatchObject({ sort: 'fundSize' });
    expect(asked.some((line) => line.includes('sort=-total_assets'))).toBe(true);
  });

  test('as a table they are ordered by its heads', async () => {
    const { asked, router } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'Ohio Teachers' })).toBeShown();
    await userEvent.click(table.getByRole('button', { name: /AUM/ }));
    await waitFor(() => expect(asked.some((line) => line.includes('sort=total_assets'))).toBe(true));
    expect(router.state.location.search).toMatchObject({ view: 'table', order: 'total_assets' });
  });

  test('a state closes and opens', async () => {
    await open();
    await userEvent.click(part('Ohio').getByRole('button', { name: /Ohio/ }));
    expect(screen.queryByRole('link', { name: 'Ohio Teachers' })).toBeNull();
  });

  test('where none match, the way back is offered; where there are none, that is said', async () => {
    const { router } = await open({ funds: [], total: 0 });
    expect(await screen.findByText('No fund matches these settings')).toBeShown();
    await userEvent.click(main().getByRole('button', { name: 'Reset to defaults' }));
    await waitFor(() => expect(filterIn(router.state.location.search)).toEqual({}));
  });
});

describe('what the page says of all of them', () => {
  test('is one sentence, typed out on the first visit alone', async () => {
    await open();
    const sentence =
      '2 pension funds in 1 state with $42B in assets. Within 3 months of today: 1 past meeting, 3 upcoming.';
    expect(await screen.findByText(sentence)).toBeShown();
    expect(readPersisted('allocators-told')).toBe(true);
  });

  test('is what the five latest meetings come to, each leading there', async () => {
    await open({ recent: [1, 2, 3, 4, 5, 6].map(eventCard) });
    const summary = part('At a glance');
    expect(summary.getAllByRole('listitem')).toHaveLength(5);
    expect(summary.getByRole('link', { name: 'Fund 1' }).getAttribute('href')).toBe('/event/told-1');
  });

  test('says who says it and leads to the line that proves it, where it stands in the words of a meeting', async () => {
    const said = { ...buildCitedText('Fees fell.', [4], item), verbatim: true, item };
    const speaker = { name: 'Ines Varga', role: 'trustee' };
    await open({ recent: [{ ...eventCard(1), one_liner: { ...said, speaker } }] });
    const line = part('At a glance').getByRole('listitem');
    expect(line.textContent).toMatch(/^“Fees fell\.”Ines Varga · .* · Fund 1, 0:20$/);
    expect(within(line).getByRole('link').getAttribute('href')).toContain('/event/item?content_id=4');
  });

  test('is nothing where nothing was read lately, and leads to the shortest time in which something was', async () => {
    // The saved time is three months; the latest meeting that was analyzed is seven months ago.
    const older = (url: URL): EventCard[] =>
      url.searchParams.get('filter')?.includes('1825')
        ? [buildEventCard({ date: daysAgo(20) }), eventCard(210)]
        : [];
    const { sent } = await open({ recent: older });
    const glance = part('At a glance');
    expect(glance.getByText('No recent analysis available.')).toBeShown();
    expect(
      await glance.findByText(
        /^No meeting within 3 months of today has been analyzed\. The latest one is from \w+ \d+, \d{4}\.$/,
      ),
    ).toBeShown();
    await userEvent.click(glance.getByRole('button', { name: 'Look back 1 year' }));
    await waitFor(() => expect(sent).toMatchObject([{ events: { days_range: 365 } }]));
  });

  test('is nothing where nothing was ever read, and leads nowhere', async () => {
    await open();
    const glance = part('At a glance');
    expect(glance.getByText('No meeting within 3 months of today has been analyzed.')).toBeShown();
    expect(glance.queryByRole('button', { name: /^Look back/ })).toBeNull();
  });

  test('events are those that were or those to come', async () => {
    await open({ recent: [1, 2, 3, 4, 5, 6].map(eventCard), upcoming: [coming] });
    const events = part('Events');
    expect(events.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(events.getByRole('button', { name: 'Show all 6 events' }));
    expect(events.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(events.getByRole('button', { name: 'Upcoming' }));
    expect(events.getByRole('link', { name: 'Board in May' })).toBeShown();
  });

  test('none of either is said', async () => {
    await open();
    expect(part('Events').getByText('No past meetings of these funds within 3 months of today')).toBeShown();
    await userEvent.click(part('Events').getByRole('button', { name: 'Upcoming' }));
    expect(
      part('Events').getByText('No upcoming meetings of these funds within 3 months of today'),
    ).toBeShown();
  });
});

describe('what is asked for', () => {
  test('stands in the address, topics before those of the filter', async () => {
    const { asked } = await open(
      {},
      `/pension-funds?topics=private%20credit,fees&filter=${encodeURIComponent('{"state":["OH"],"topics":["x"]}')}`,
    );
    const [line = ''] = asked.filter((one) => one.includes('/kg/pension_funds'));
    const sent = new URL(line.split(' ')[1] ?? '', 'http://localhost').searchParams.get('filter');
    expect(JSON.parse(sent ?? '')).toMatchObject({ state: ['OH'], topics: ['private credit', 'fees'] });
  });

  test('is what was saved where the address says nothing, or nothing that can be read', async () => {
    const { asked } = await open({}, '/pension-funds?filter=no-json');
    // Of the list; how far back there were meetings is asked with what it answered.
    const [list = ''] = asked.filter((line) => line.includes('/kg/pension_funds?'));
    expect(list).toContain('per_page=60');
    expect(list).not.toContain('filter=');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timeframe' }).value).toBe('90');
  });

  test('another time is saved', async () => {
    const { sent, router } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '1 year');
    await waitFor(() => expect(sent).toEqual([{ events: { days_range: 365 } }]));
    expect(filterIn(router.state.location.search)).toEqual({ events: { days_range: 365 } });
  });

  test('stands above the list, and comes off filter by filter or at once', async () => {
    const filter = { state: ['OH', 'CA'], aum: { min: 1e10 }, events: { days_range: 90 } };
    const { router, sent } = await open(
      {},
      `/pension-funds?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    const chips = () => within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(
      chips()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ohio', 'California', 'Above $10B']);
    expect(await screen.findByText('1 of 2 pension funds')).toBeShown();
    expect(main().getByRole('button', { name: 'Settings, 3 on' }).textContent).toContain('3');
    await userEvent.click(chips().getByRole('button', { name: 'Remove filter: California' }));
    await waitFor(() => expect(sent).toEqual([{ ...filter, state: ['OH'] }]));
    await userEvent.click(main().getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(filterIn(router.state.location.search)).toEqual({ events: { days_range: 90 } }),
    );
    expect(screen.queryByRole('list', { name: 'Filters that are on' })).toBeNull();
  });

  test('is what the sentence counts', async () => {
    await open({}, '/pension-funds?filter=%7B%22state%22%3A%5B%22OH%22%5D%7D');
    expect(
      await screen.findByText(
        '1 of 2 pension funds in 1 state with $40B in assets. Within 1 month of today: 1 past meeting, 3 upcoming.',
      ),
    ).toBeShown();
  });

  test('a state of the map filters the list, and gives it back', async () => {
    const { router, sent } = await open();
    const map = within(await screen.findByRole('region', { name: 'Funds by state' }));
    const tile = () => map.getByRole('button', { name: 'OH, Ohio: 1 pension fund, $40B, 4 meetings' });
    await userEvent.click(tile());
    await waitFor(() => expect(tile().getAttribute('aria-pressed')).toBe('true'));
    expect(filterIn(router.state.location.search)).toMatchObject({ state: ['OH'] });
    expect(sent).toEqual([]);
    await userEvent.click(tile());
    await waitFor(() => expect(filterIn(router.state.location.search)).toMatchObject({ state: [] }));
  });

  test('on the map arrow keys go from state to state', async () => {
    await open();
    const map = within(await screen.findByRole('region', { name: 'Funds by state' }));
    map.getByRole('button', { name: /Ohio/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(map.getByRole('button', { name: /Federal/ }));
  });

  test('the drawer searches the funds that are shown', async () => {
    const { asked, router } = await open({}, '/pension-funds?search=fees');
    const drawer = within(await screen.findByRole('dialog', { name: 'Search these funds' }));
    expect(document.activeElement).toBe(
      drawer.getByRole('combobox', { name: 'Search what these funds say' }),
    );
    await waitFor(() => expect(asked.some((line) => line.includes('type=pensionfund'))).toBe(true));
    await userEvent.click(drawer.getByRole('button', { name: /Close/ }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('search', 'fees'));
  });
});

describe('the settings', () => {
  async function tune() {
    const page = await open();
    await userEvent.click(main().getByRole('button', { name: 'Settings' }));
    return { ...page, drawer: within(await screen.findByRole('dialog', { name: 'Fine Tune Your Hub' })) };
  }

  test('are saved to the account and stand in the address', async () => {
    const { drawer, sent, router } = await tune();
    await userEvent.click(drawer.getByRole('button', { name: 'Federal' }));
    await userEvent.click(drawer.getByRole('button', { name: '$1B to $5B' }));
    await userEvent.click(drawer.getByRole('switch', { name: 'Allocating' }));
    await userEvent.type(drawer.getByRole('combobox', { name: 'Topics' }), 'private credit{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: 'Save Settings' }));
    const filter = {
      topics: ['private credit'],
      state: ['Federal'],
      allocating: true,
      aum: { min: 1e9, max: 5e9 },
      events: { days_range: 90 },
    };
    await waitFor(() => expect(sent).toEqual([filter]));
    expect(filterIn(router.state.location.search)).toEqual(filter);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('ALL clears the other regions, another takes ALL away, none is ALL again', async () => {
    const { drawer } = await tune();
    const isOn = (name: string) =>
      drawer.getAllByRole('button', { name })[0]?.getAttribute('aria-pressed') === 'true';
    const press = async (name: string) => {
      const [first] = drawer.getAllByRole('button', { name });
      if (first) await userEvent.click(first);
    };
    expect(isOn('ALL')).toBe(true);
    await press('Northeast');
    expect([isOn('ALL'), isOn('Northeast')]).toEqual([false, true]);
    await press('Northeast');
    expect([isOn('ALL'), isOn('Northeast')]).toEqual([true, false]);
    await press('West');
    await press('ALL');
    expect([isOn('ALL'), isOn('West')]).toEqual([true, false]);
  });

  test('single states are chosen by name and taken off', async () => {
    const { drawer } = await tune();
    await userEvent.type(drawer.getByRole('combobox', { name: 'States' }), 'ohi');
    await userEvent.click(await drawer.findByRole('option', { name: /Ohio/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Ohio' }));
    expect(drawer.queryByRole('button', { name: 'Remove Ohio' })).toBeNull();
  });

  test('are seen at once, while the funds of before wait for those that follow', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const list = listing();
    await standIn({
      ...session,
      'GET /v2/kg/pension_funds': async (url) => {
        if (url.searchParams.has('filter')) await held;
        return list(url);
      },
      'GET /v2/pension_funds/meta': ok(meta),
      'POST /v2/save_pension_search': ok({ message: 'Saved' }),
    });
    renderApp('/pension-funds');
    const time = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Timeframe' });
    await userEvent.selectOptions(time, '365');
    await waitFor(() => expect(time.value).toBe('365'));
    const [shown] = main().getAllByText('Ohio Teachers');
    expect(shown?.closest('[aria-busy="true"]')).not.toBeNull();
    letGo();
    await waitFor(() => expect(shown?.closest('[aria-busy="true"]')).toBeNull());
  });

  test('go back to the defaults', async () => {
    const { drawer, sent } = await tune();
    await userEvent.click(drawer.getByRole('button', { name: 'West' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Reset to defaults' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(sent).toEqual([{ events: { days_range: 90 } }]));
  });
});

test('a failure says so, and can be tried again', async () => {
  await standIn({
    ...session,
    'GET /v2/kg/pension_funds': () => ({ status: 500, body: { message: 'Busy.' } }),
  });
  renderApp('/pension-funds');
  expect(await screen.findByText('Oops, we ran into a snag. Please try again.')).toBeShown();
  expect(main().getByRole('button', { name: 'Reload' })).toBeShown();
});

test('a visitor is asked who they are', async () => {
  await standIn({ 'GET /v2/session': ok(buildSession()) });
  const { router } = renderApp('/allocators');
  await waitFor(() => expect(router.state.location.pathname).toBe('/enter'));
});
