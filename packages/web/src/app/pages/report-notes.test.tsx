import type { ReadingReport } from '@ecco/contract';
import { buildPodcast } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PodcastTools } from '../../features/show/podcast-tools.tsx';
import { renderLinked } from '../../testing/render.tsx';
import { ReportNotes } from './report-notes.tsx';

const report: ReadingReport = {
  ...{ reader: 'feed', format: 'rss', version: 1 },
  entries: [
    {
      ...{ what: 'entry-without-content', severity: 'left-out', count: 2, of: 30 },
      first: { kind: 'entry', number: 7 },
      excerpt: 'A notice',
    },
  ],
};

test('the tools of a podcast tell what of its feed was left out', async () => {
  const podcast = buildPodcast({ reading_reports: [report] });
  renderLinked(
    <PodcastTools podcast={podcast} reading={<ReportNotes reports={podcast.reading_reports} />} />,
  );
  const line =
    '2 of 30 entries were left out because they have no link and no file. The first is at entry 7.';
  expect(await screen.findByText(line, { selector: 'summary' })).toBeShown();
});

test('of what was read whole nothing is told', () => {
  renderLinked(<ReportNotes reports={[{ ...report, entries: [] }]} />);
  expect(document.querySelector('details')).toBeNull();
});
