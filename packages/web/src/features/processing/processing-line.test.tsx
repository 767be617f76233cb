import { buildItem, buildItemCard } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { ProcessingLine } from './processing-line.tsx';

const reason = 'This is an EBU subtitle file (STL), which can’t be read. Save the captions as WebVTT (.vtt).';

test('what failed while it was watched says why, by asking the item', async () => {
  const failed = buildItem({ uuid: 'added', processing_status: 'FAILED', message: reason });
  await standIn({ 'GET /v2/content/added': () => ({ body: { item: failed, show: null } }) });
  renderComponent(<ProcessingLine item={buildItemCard({ ...failed, message: null })} />);
  expect((await screen.findByText(/EBU subtitle file/)).textContent).toContain(reason);
});

test('what has no reason for its reader says so in plain words', async () => {
  const failed = buildItem({ uuid: 'added', processing_status: 'FAILED', message: null });
  await standIn({ 'GET /v2/content/added': () => ({ body: { item: failed, show: null } }) });
  renderComponent(<ProcessingLine item={buildItemCard({ ...failed })} />);
  expect(await screen.findByText(/We could not turn it into text/)).toBeShown();
});
