import {
  buildCitation,
  buildInsightEvent,
  buildInsightRow,
  buildInsightsGrid,
  buildOrganizationInsights,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { InsightsSection } from './insights-section.tsx';

const committed = buildInsightEvent({
  text: 'We committed $25 million to Larch.',
  content_title: 'Board, June 4',
  citation: buildCitation(1, { source_text: 'we committed twenty five million dollars to Larch' }),
});
const rising = buildInsightRow(1, {
  mention_count: 7,
  previous_count: 3,
  trend: 'rise',
  chance: 0.18,
  top_quotes: [committed],
});
const few = buildInsightRow(6, { mention_count: 1, previous_count: 1, trend: 'unclear' });
const names = Array.from({ length: 12 }, (_, at) => `Fund ${String.fromCharCode(65 + at)}`);
const all = names.map((name) => buildOrganizationInsights(name, { rows: [rising, few] }));

/** As the server pages them. */
function page(url: URL): Reply {
  const offset = Number(url.searchParams.get('offset') ?? 0);
  const limit = Number(url.searchParams.get('limit') ?? 5);
  const change = { change: 4, mention_count: 7, previous_count: 3, chance: 0.18 };
  return {
    body: buildInsightsGrid(all.slice(offset, offset + limit), {
      total: all.length,
      rising: [{ theme_id: 1, theme_name: 'Fundraising & LP Relations', trend: 'rise', ...change }],
    }),
  };
}
beforeEach(() => window.happyDOM.setViewport({ width: 1440 }));

async function open(answer: (url: URL) => Reply = page, isOne = false, quotes = [committed]) {
  const { asked } = await standIn({
    'GET /v2/insights': answer,
    'GET /v2/org/': () => ({ body: quotes }),
  });
  renderLinked(<InsightsSection of={{ filter: '{}' }} isOne={isOne} />);
  return { asked };
}
const rows = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
const said = () => notices.getState().notices.map(({ text }) => text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('insights by theme and fund', () => {
  test('show five organizations first, then more, all, and five again', async () => {
    await open();
    expect(await rows()).toEqual(names.slice(0, 5));
    await press('Load More');
    await waitFor(async () => expect(await rows()).toEqual(names.slice(0, 10)));
    await press('Show All');
    await waitFor(async () => expect(await rows()).toEqual(names));
    await press('Collapse');
    await waitFor(async () => expect(await rows()).toEqual(names.slice(0, 5)));
  });

  test('say of a cell how far chance goes, how much was said, and the first words', async () => {
    await open();
    const [cell] = await screen.findAllByRole('button', {
      name: /^Fundraising & LP Relations: 7 mentions, rising/,
    });
    expect(cell?.title).toBe(
      '7 against 3 the month before, of which chance explains as much in 18 of 100.\nSaid: 3.5 hours in 2 items against 3.5 hours in 2 items.\n“we committed twenty five million dollars to Larch”',
    );
    expect(cell?.textContent).toContain('7');
    expect(cell?.querySelector('svg[data-trend=rise]')).not.toBeNull();
    const [unclear] = screen.getAllByRole('button', {
      name: /^Regulatory & Compliance: 1 mention, too little to tell/,
    });
    expect(unclear?.querySelector('svg[data-trend=unclear]')).not.toBeNull();
    expect(screen.getAllByRole('cell', { name: 'not mentioned' })[0]?.textContent).toBe('–');
  });

  test('say which themes rise most', async () => {
    await open();
    expect(
      await screen.findByText('Fundraising & LP Relations, 4 more than the month before, rising'),
    ).toBeDefined();
  });

  test('ask again for another window, from the first five on', async () => {
    const { asked } = await open();
    await rows();
    await press('Load More');
    await press('1 Week');
    expect(asked.some((one) => one.includes('window=1m'))).toBe(true);
    await waitFor(() => expect(asked.some((one) => one.includes('window=1w'))).toBe(true));
    expect(await rows()).toEqual(names.slice(0, 5));
  });

  test('are walked with the arrow keys, one cell at a time', async () => {
    await open();
    await rows();
    screen.getByRole('link', { name: 'Fund A' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toMatch(/^Fundraising/);
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(document.activeElement?.textContent).toBe('Fund B');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement?.textContent).toBe('Fund A');
    expect(
      within(screen.getByRole('grid'))
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });

  test('open what was said, the ten weightiest word for word, to copy and to follow', async () => {
    const { asked } = await open();
    await userEvent.click((await screen.findAllByRole('button', { name: /7 mentions/ }))[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: /Fund A/ }));
    expect((await dialog.findByText('Meeting')).tagName).toBe('SPAN');
    expect(asked.find((one) => one.includes('/insights/1?'))).toMatch(/order_by=weight.*limit=10(?!\d)/);
    expect(
      dialog.getByRole('link', { name: /^Open the place in Board, June 4, / }).getAttribute('href'),
    ).toMatch(/content_id=1&.*org_name=Fund\+A&org_slug=fund-a$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy quotes' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('Board, June 4, Jun 4, 2026');
    expect(copied).toContain('“we committed twenty five million dollars to Larch”');
    expect(said()).toContain('Quotes copied to clipboard');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy quotes' }));
    await waitFor(() => expect(said()).toContain('Failed to copy quotes'));
  });

  test('say so where what was said is no longer there, and have nothing to copy', async () => {
    await open(undefined, false, []);
    await userEvent.click((await screen.findAllByRole('button', { name: /7 mentions/ }))[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: /Fund A/ }));
    expect(await dialog.findByText('No quotes found for this period.')).toBeShown();
    expect(dialog.getByRole('button', { name: 'Copy quotes' })).toHaveProperty('disabled', true);
  });

  test('say so where there is nothing', async () => {
    await open(() => ({ body: buildInsightsGrid([]) }));
    expect(
      await screen.findByText('No insights data available for the selected time window (1 Month).'),
    ).toBeDefined();
  });

  test('say so where they cannot be loaded', async () => {
    await open(() => ({ status: 500, body: { message: 'no' } }));
    expect((await screen.findByRole('alert')).textContent).toContain('Insights could not be loaded.');
  });

  test('of which some cannot be loaded say so, show no more than there is, and are asked for again', async () => {
    let works = false;
    const { asked } = await open((url) =>
      works || !url.searchParams.has('offset') || url.searchParams.get('offset') === '0'
        ? page(url)
        : { status: 400, body: { message: 'no' } },
    );
    await rows();
    await press('Show All');
    expect((await screen.findByRole('alert')).textContent).toContain('Insights could not be loaded.');
    expect(screen.getByText('5 of 12 organizations')).toBeShown();
    expect(asked.filter((one) => one.includes('offset=5'))).toHaveLength(1);
    works = true;
    await press('Reload');
    await waitFor(async () => expect(await rows()).toEqual(names));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('are a list of one theme on a telephone', async () => {
    window.happyDOM.setViewport({ width: 390 });
    await open();
    await screen.findByRole('combobox', { name: 'Theme' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getAllByRole('button', { name: /7 mentions, rising/ })).toHaveLength(5);
  });

  test('are counted for each hour said where that is chosen', async () => {
    await open();
    await screen.findAllByRole('button', { name: /7 mentions, rising/ });
    await press('Per hour said');
    const [cell] = screen.getAllByRole('button', { name: /2 mentions per hour said, rising/ });
    expect(cell?.textContent).toMatch(/2We committed|^.*2“?We committed/);
    expect(screen.getByText('40% or more')).toBeShown();
  });

  test('of one organization are a line of weeks for each theme', async () => {
    const weeks = [1, 0, 3];
    const one = buildOrganizationInsights('Fund A', { rows: [{ ...rising, weeks }] });
    const week_ends = ['2026-06-05', '2026-06-12', '2026-06-19'].map((day) => `${day}T12:00:00.000Z`);
    await open(() => ({ body: buildInsightsGrid([one], { week_ends }) }), true);
    const [line] = await screen.findAllByRole('button', { name: /Fundraising/ });
    expect(line?.textContent).toContain('Jun 5, 2026: 1, Jun 12, 2026: 0, Jun 19, 2026: 3');
    expect(
      screen.getByText(
        'The last 3 weeks, from Jun 5, 2026. All lines are on one scale, up to 3 mentions in a week.',
      ),
    ).toBeShown();
  });
});
