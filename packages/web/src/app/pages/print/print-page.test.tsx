import {
  buildCitedField,
  buildDecision,
  buildHighlight,
  buildItem,
  buildProceedings,
  buildSegments,
  buildSession,
  buildSummary,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const total = 1_100;
let printed = 0;

beforeEach(() => {
  printed = 0;
  window.print = () => {
    printed += 1;
  };
});

/** An item with more lines than one answer holds; `broken` decides which answers fail. */
const served = (broken: (from: number) => boolean = () => false) => {
  const item = buildItem({
    content_total: total,
    summaries: [buildSummary({ highlights: [buildHighlight(3)] })],
  });
  return standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    'GET /v2/content/': (url) => {
      if (!url.pathname.endsWith('/transcript')) return { body: { item, show: null } };
      const [from, limit] = ['from', 'limit'].map((name) => Number(url.searchParams.get(name)));
      if (from === undefined || limit === undefined || broken(from)) return { status: 500, body: {} };
      return { body: { segments: buildSegments(Math.min(limit, total - from), from), from, total } };
    },
  });
};

const lines = (): number => document.querySelectorAll('article time').length;

test('everything is on the sheet: summary with its places, highlights, and every line', async () => {
  await served();
  renderApp('/print/fees');
  await waitFor(() => expect(lines()).toBe(total));
  expect(screen.getByRole('heading', { level: 1, name: 'Why fees fell' })).toBeShown();
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getAllByText('[0:05]').length).toBeGreaterThan(0);
  expect(sheet.getAllByRole('heading', { level: 3, name: /^Chapter/ })).toHaveLength(5);
  expect(sheet.getByText('“Line 3 about the fund.”')).toBeShown();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(printed).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toBe(1);
});

test('it is printed at once where the address asks for it, and only when every line is there', async () => {
  await served();
  renderApp('/print/fees?print=1');
  await waitFor(() => expect(printed).toBe(1));
  expect(lines()).toBe(total);
});

test('lines that do not come are told and fetched again', async () => {
  let down = true;
  await served((from) => down && from === 1_000);
  renderApp('/print/fees');
  expect((await screen.findByRole('alert')).textContent).toContain('Some lines could not be fetched');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(lines()).toBe(total));
});

test('what a meeting decided is on the sheet, with its votes and its places, before it is printed', async () => {
  const decision = buildDecision(12, {
    agenda_item: 1,
    result: buildCitedField(13, 'failed'),
    yes: buildCitedField(13, 3),
    no: buildCitedField(13, 3),
  });
  const proceedings = buildProceedings({ decisions: [decision] });
  const item = buildItem({
    content_total: 0,
    proceedings: { agenda: 2, decisions: 1, signals: 1, unnamed_votes: 0 },
    summaries: [buildSummary()],
  });
  await standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    'GET /v2/content/': (url) =>
      url.pathname.endsWith('/proceedings') ? { body: proceedings } : { body: { item, show: null } },
  });
  renderApp('/print/fees?print=1');
  await waitFor(() => expect(printed).toBe(1));
  const [paper = document.body] = screen.getAllByRole('article');
  const sheet = within(paper);
  const titles = sheet.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(['At a glance', 'Agenda and decisions', 'Signals', 'Key sentences']);
  expect(sheet.getByText('Failed')).toBeShown();
  expect(sheet.getByText(/3 yes/).closest('dd')?.textContent).toBe('3 yes, 3 no (tied)');
  expect(sheet.getByText(/Adopt the pacing plan/).textContent).toBe('Moved: Adopt the pacing plan [1:00]');
  expect(sheet.getByText(/commits to timber/).textContent).toContain('[1:10]');
});

test('what is not there says so', async () => {
  await standIn({ 'GET /v2/session': () => ({ body: buildSession() }) });
  renderApp('/print/gone');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeShown();
});
