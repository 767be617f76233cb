import type { Item, Summary } from '@ecco/contract';
import {
  buildChapter,
  buildCitedText,
  buildHighlight,
  buildItem,
  buildSegment,
  buildSegments,
  buildSummary,
} from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import type { AllLines } from './api/all-lines.api.ts';
import { PrintSheet } from './print-sheet.tsx';

type Runs = AllLines['runs'];
const names: Record<string, string> = { 'Ines Varga': 'Ines Varga, chair' };

type Part = { item?: Partial<Item>; summary?: Summary | null; runs?: Runs; proceedings?: ReactNode };

function sheet(part: Part = {}) {
  const { runs = [buildSegments(4)], summary = buildSummary(), proceedings = null } = part;
  const sentences = summary?.overview?.key_insights ?? [];
  const lists = sentences.length > 0 ? [{ title: 'Key sentences', sentences }] : [];
  renderComponent(
    <PrintSheet
      item={buildItem({ content_total: 4, ...part.item })}
      summary={summary}
      keys={{ title: 'Key sentences', lists }}
      proceedings={proceedings}
      facts={[{ key: 'date', node: 'Mar 4, 2026' }]}
      lines={{ runs, loaded: runs.flat().length, done: true, failed: false, retry: () => {} }}
      nameOf={(speaker) => (speaker === null ? null : (names[speaker] ?? speaker))}
      wordsTitle="Transcript"
    />,
  );
  return within(screen.getByRole('article'));
}

describe('the head', () => {
  test('names the item without its show, with its facts and where it comes from', () => {
    const paper = sheet();
    expect(paper.getByRole('heading', { level: 1 }).textContent).toBe('Why fees fell');
    expect(paper.getByText('Mar 4, 2026')).toBeShown();
    expect(paper.getByText('Source: https://example.org/fees')).toBeShown();
  });

  test.each([['upload://fees.mp3'], [null]])('names no source that is no address (%s)', (source_url) => {
    expect(sheet({ item: { source_url } }).queryByText(/^Source/)).toBeNull();
  });

  test('calls an item without a title untitled', () => {
    expect(sheet({ item: { title: '' } }).getByRole('heading', { level: 1 }).textContent).toBe('Untitled');
  });
});

describe('the summary', () => {
  test('has the place of every source behind its sentence, each once', () => {
    const overview = { key_insights: [buildCitedText('Fees fell.', [3, 3, 6])], why_it_matters: [] };
    const paper = sheet({ summary: buildSummary({ overview }) });
    expect(paper.getByText(/^Fees fell\./).textContent).toBe('Fees fell. [0:15, 0:30]');
  });

  test('says who speaks, once for sentences in a row', () => {
    const speaker = { name: 'Ines Varga', role: 'trustee' };
    const said = ['We cut fees.', 'We sold oil.'].map((text) => ({ ...buildCitedText(text, [2]), speaker }));
    const overview = { key_insights: said, why_it_matters: [] };
    const paper = sheet({ summary: buildSummary({ overview, items: [] }) });
    expect(paper.getAllByText(/trustee/).map(({ textContent }) => textContent)).toEqual([
      'Ines Varga, chair, trustee',
    ]);
  });

  test('has what was decided between the main point and the other sentences', () => {
    const paper = sheet({ proceedings: <h2>Agenda and decisions</h2> });
    const titles = paper.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['At a glance', 'Agenda and decisions', 'Key sentences']);
  });

  test('marks what was said word for word', () => {
    const said = { ...buildCitedText('We cut the fees.', [2]), verbatim: true };
    const paper = sheet({
      summary: buildSummary({ overview: { key_insights: [said], why_it_matters: [] } }),
    });
    expect(paper.getByText(/We cut the fees/).textContent).toBe('“We cut the fees.” [0:10]');
  });

  test('lays out every chapter with its sections, folded nowhere', () => {
    const section = {
      title: 'What it costs',
      content_id: 12,
      segment_id: 'segment-12',
      start_timestamp: 60,
      page_number: null,
    };
    const items = [buildChapter(0), buildChapter(1, { title: 'Costs', sections: [section] })];
    const paper = sheet({ summary: buildSummary({ items }) });
    expect(paper.getAllByRole('heading', { level: 3, name: /^(Chapter 0|Costs)/ })).toHaveLength(2);
    const sections = within(paper.getByRole('list', { name: /Costs/ }));
    expect(sections.getByRole('listitem').textContent).toBe('What it costs 1:00');
  });

  test('quotes highlights with who said them and where', () => {
    const paper = sheet({ summary: buildSummary({ highlights: [buildHighlight(3)] }) });
    expect(paper.getByText('“Line 3 about the fund.”')).toBeShown();
    expect(paper.getByText('Ines Varga, chair, 0:15')).toBeShown();
  });

  test('leaves out what it does not have', () => {
    const paper = sheet({
      summary: buildSummary({ items: [], highlights: [], overview: null, analysis: null }),
    });
    const titles = paper.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Transcript']);
  });

  test('is not there before it is made', () => {
    const paper = sheet({ summary: null });
    expect(paper.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(paper.queryByText(/^Made by|^Summary by/)).toBeNull();
  });
});

describe('the lines', () => {
  const spoken = (paper: ReturnType<typeof sheet>) =>
    paper.getAllByText(/about the fund\.$/, { selector: 'section p' }).map(({ textContent }) => textContent);

  test('name a speaker only where the speaker changes, also from run to run', () => {
    const ines = (line: number) => buildSegment(line, { speaker: 'Ines Varga', speaker_label: 'Ines Varga' });
    const runs = [
      [ines(0), ines(1)],
      [ines(2), buildSegment(3)],
    ];
    expect(spoken(sheet({ summary: null, runs }))).toEqual([
      'Ines Varga, chair: Line 0 about the fund.',
      'Line 1 about the fund.',
      'Line 2 about the fund.',
      'Tom Okoro: Line 3 about the fund.',
    ]);
  });

  test('say the page of a document once, and no time', () => {
    const line = (at: number, page_number: number) => buildSegment(at, { page_number, start_ms: null });
    const paper = sheet({ summary: null, runs: [[line(0, 1), line(1, 1), line(2, 2)]] });
    const pages = paper.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(pages).toEqual(['Page 1', 'Page 2']);
    expect(document.querySelector('time')).toBeNull();
  });

  test('have no section where an item has none', () => {
    const paper = sheet({ item: { content_total: 0 }, runs: [] });
    expect(paper.queryByRole('heading', { name: 'Transcript' })).toBeNull();
  });
});

test('the foot says from which page it was printed, and by what the summary was made', () => {
  const paper = sheet();
  expect(paper.getByText(/^Printed from .*\/ep\/fees on /)).toBeShown();
  expect(paper.getByText(/built-in/)).toBeShown();
});
