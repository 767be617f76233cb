import type { LedgerSignal, SignalCounts } from '@ecco/contract';
import {
  buildCitedField,
  buildLedgerSignal,
  buildMention,
  buildOrganizationCard,
  buildSession,
  buildUser,
  theItem,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const ok = (body: unknown) => (): Reply => ({ body });
const member = buildSession({ role: 'member', user_profile: buildUser() });
const { uuid, slug, name, org_type } = buildOrganizationCard();
const money = (value: number) =>
  buildCitedField(14, { text: `${value}`, value, currency: 'USD', terms: null });

const commitment = buildLedgerSignal({
  headline: 'Commitment approved: $25 million to Larch IV',
  organization: { uuid, slug, name, org_type },
  who: name,
  vehicle: 'Larch IV',
  amount: 25e6,
  currency: 'USD',
  certainty: { amount: 'stated', vehicle: 'inferred' },
});
const search = buildLedgerSignal({
  id: '00000000-0000-4000-8000-000000000052',
  kind: 'search',
  stage: 'considered',
  date: '2026-04-02',
});
const counts: SignalCounts = {
  kind: [
    { value: 'commitment', count: 1200 },
    { value: 'search', count: 1 },
  ],
  stage: [{ value: 'approved', count: 7 }],
  asset: [{ value: 'private_credit', count: 3 }],
  state: [{ value: 'OH', count: 2 }],
  partial: false,
};
const listed = (signals: LedgerSignal[], { page = 1, pages = 1, total = signals.length } = {}) => ({
  signals,
  pagination: { page, per_page: 50, total, pages },
});
const answers = {
  'GET /v2/session': ok(member),
  'GET /v2/saved_searches': ok({ saved_searches: [] }),
  'GET /v2/signals': ok(listed([commitment, search])),
  'GET /v2/signals/counts': ok(counts),
};

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Signals' });
  return within(list)
    .getAllByRole('listitem')
    .filter((row) => row.parentElement === list);
};

beforeEach(() => window.happyDOM.setViewport({ width: 1_440 }));

describe('the signals', () => {
  test('say who does what with how much, in whose words and where', async () => {
    await standIn(answers);
    renderApp('/signals');
    const [first, second] = await rows();
    const row = within(first ?? document.body);
    expect(row.getByRole('link', { name }).getAttribute('href')).toBe(`/pension-funds/${slug}`);
    expect(row.getByText('Commitment approved: $25 million to Larch IV')).toBeShown();
    expect(row.getByText('The fund commits to timber.')).toBeShown();
    expect(row.getByText('inferred')).toBeShown();
    expect(row.getByRole('link', { name: 'Why fees fell' }).getAttribute('href')).toBe(`/ep/${theItem.slug}`);
    expect(row.getByRole('button', { name: /Play from/ })).toBeShown();
    expect(within(second ?? document.body).getByText('Investor not named')).toBeShown();
    expect(screen.getByText('2 signals')).toBeShown();
    expect(document.title).toBe('Signals · Ecco');
  });

  test('say where the day is that of the source and not of the decision', async () => {
    const reported = buildLedgerSignal({ ...commitment, date_is: 'told' });
    await standIn({ ...answers, 'GET /v2/signals': ok(listed([reported, commitment])) });
    renderApp('/signals');
    const shown = (await rows()).map((row) => within(row).queryByText('reported') !== null);
    expect(shown).toEqual([true, false]);
  });

  test('show what each source says where they disagree', async () => {
    const item = { ...theItem, uuid: 'other', title: 'Minutes' };
    const tellings = [
      buildMention(14, { amount: money(25e6) }),
      buildMention(3, { item, amount: money(20e6) }),
    ];
    const disputed = buildLedgerSignal({ ...commitment, tellings, sources: 2, disputed: ['amount'] });
    await standIn({ ...answers, 'GET /v2/signals': ok(listed([disputed])) });
    renderApp('/signals');
    const [row] = await rows();
    const inRow = within(row ?? document.body);
    expect(inRow.getByText('Sources disagree')).toBeShown();
    expect(inRow.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['$25M Why fees fell', '$20M Minutes']),
    );
  });

  test('are asked for by the address, which the filters write', async () => {
    const queries: string[] = [];
    await standIn({
      ...answers,
      'GET /v2/signals': (url: URL): Reply => {
        queries.push(url.search);
        return { body: listed([commitment]) };
      },
    });
    const app = renderApp('/signals?kind=commitment,gift&days=90&sort=-amount');
    await rows();
    expect(queries[0]).toContain('kind=commitment&');
    expect(queries[0]).toContain('days=90');
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    const chip = await filters.findByRole('button', { name: 'Commitment 1,200' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(filters.getByRole('button', { name: 'Manager search 1' }));
    await userEvent.selectOptions(filters.getByLabelText('State of the fund'), 'OH');
    await waitFor(() =>
      expect(app.router.state.location.search).toMatchObject({ kind: 'commitment,search', state: 'OH' }),
    );
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Commitment',
      'Manager search',
      'Ohio',
      'Last 90 days',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Ohio' }));
    await waitFor(() => expect(app.router.state.location.search).not.toHaveProperty('state'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(app.router.state.location.search).toEqual({ sort: '-amount' }));
  });

  test('are kept as a search, named after its filters', async () => {
    const retained: unknown[] = [];
    await standIn({
      ...answers,
      'POST /v2/saved_searches': (_url: URL, _request: unknown, sent: string): Reply => {
        retained.push(JSON.parse(sent));
        return { status: 409, body: { code: 'saved-search.too-many', message: 'Too many.' } };
      },
    });
    renderApp('/signals?asset=private_credit');
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(retained).toEqual([{ name: 'Private credit', query: 'asset=private_credit', tab: 'signals' }]),
    );
  });

  test('come page after page', async () => {
    await standIn({
      ...answers,
      'GET /v2/signals': (url: URL): Reply => {
        const page = Number(url.searchParams.get('page') ?? 1);
        return { body: listed([page === 1 ? commitment : search], { page, pages: 2, total: 2 }) };
      },
    });
    renderApp('/signals');
    expect(await rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  test('are a file, of which is said where it does not hold all', async () => {
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:signals');
    await standIn({
      ...answers,
      'GET /v2/signals/export': ok({ name: 'signals.csv', csv: 'date\r\n', rows: 5000, total: 9000 }),
    });
    renderApp('/signals');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The file has the first 5,000 of 9,000 signals.')).toBeShown();
    expect(createObjectURL).toHaveBeenCalled();
  });

  test('say that there are none, or none of this filter, or that they did not come', async () => {
    await standIn({ ...answers, 'GET /v2/signals': ok(listed([])) });
    const app = renderApp('/signals');
    expect(await screen.findByText('No signals yet')).toBeShown();
    await app.router.navigate({ to: '/signals', search: { q: 'larch' } });
    expect(await screen.findByText('No signal matches these filters')).toBeShown();
    app.unmount();
    await standIn({
      ...answers,
      'GET /v2/signals': (): Reply => ({ status: 500, body: { message: 'Down.' } }),
    });
    renderApp('/signals?q=other');
    expect(await screen.findByText('Down.')).toBeShown();
  });

  test('have an address each', async () => {
    await standIn({ ...answers, [`GET /v2/signals/${commitment.id}`]: ok({ signal: commitment }) });
    renderApp(`/signals/${commitment.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Commitment' })).toBeShown();
    expect(screen.getByRole('link', { name: 'All signals' }).getAttribute('href')).toBe('/signals');
  });
});
