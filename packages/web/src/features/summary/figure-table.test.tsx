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
