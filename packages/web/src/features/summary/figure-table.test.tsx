import { buildCitedText, buildSummary } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLinked } from '../../testing/render.tsx';
import { FigureTable } from './figure-table.tsx';

const item = { uuid: 'call', slug: 'call', kind: 'earnings' as const, title: 'Call' };
const summaryOf = (...sentences: string[]) => {
  const summary = buildSummary();
  const items = sentences.map((text, at) => buildCitedText(text, [at + 1], item));
  const analysis = summary.analysis && {
    ...summary.analysis,
    one_liner: null,
    tldr: { ...summary.analysis.tldr, items },
  };
  return { ...summary, analysis, overview: null, items: [], highlights: [] };
};
const rows = async () =>
  (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent));

test('the figures of a call stand as a table in its own words, what is expected last, each with its place', async () => {
  renderLinked(
    <FigureTable
      summary={summaryOf(
        'We expect a margin between 49.5 and 50 percent.',
        'Management fees grew by 14 percent to $398 million.',
        'Distributable earnings were $236 million, up 3 percent from a year ago.',
        'We are pleased with our team.',
      )}
    />,
  );
  expect(await rows()).toEqual([
    ['Management fees', '$398 million', 'grew by 14 percent', ''],
    ['Distributable earnings', '$236 million', 'up 3 percent from a year ago', ''],
    ['Margin', '', '', 'between 49.5 and 50 percent'],
  ]);
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(3);
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual([...new Set(names)]);
});

test('a metric of which two sentences tell two changes has no row', async () => {
  renderLinked(
    <FigureTable
      summary={summaryOf(
        'Revenues were $31.5 million, down 52 percent from a year ago.',
        'Revenues fell by 44 percent.',
        'Management fees grew by 14 percent to $398 million.',
        'Management fees were $398 million, up 14 percent from a year ago.',
      )}
    />,
  );
  expect((await rows()).map(([metric]) => metric)).toEqual(['Management fees']);
});

test('a call whose sentences report nothing has none', async () => {
  renderLinked(
    <>
      <FigureTable summary={summaryOf('We are pleased with our team.')} />
      <p>Below</p>
    </>,
  );
  await screen.findByText('Below');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the figures of a paper are the rows of its statements, each with its own place, and nothing of its prose', async () => {
  const text =
    'Net sales were $5.2 billion in 2026, against $4.9 billion in 2025; net income was $412.5 million in 2026, against $398.1 million in 2025.';
  const summary = summaryOf(text, 'Sales of the mills were $1.2 billion, up 3 percent from a year ago.');
  const [reported] = summary.analysis?.tldr.items ?? [];
  const [cited] = reported?.citations ?? [];
  if (reported === undefined || cited === undefined) throw new Error('it cites nothing');
  reported.citations = [
    { ...cited, source_text: 'Net sales | 5,201 | 4,903' },
    { ...cited, source_text: 'Net income | 412.5 | 398.1', content_id: 7, segment_id: 'income' },
  ];
  renderLinked(<FigureTable summary={summary} isPaper={true} />);
  const read = (await rows()).map((cells) => cells.slice(0, 3));
  expect(read).toEqual([
    ['Net sales', '$5.2 billion', 'against $4.9 billion in 2025'],
    ['Net income', '$412.5 million', 'against $398.1 million in 2025'],
  ]);
  expect(screen.queryByRole('columnheader', { name: 'Guidance' })).toBeNull();
});
