import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { ListedFeeds } from './listed-feeds.tsx';

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://feeds.example/${index}`);

test('a list tells how many of its shows were added, and which could not be loaded and why', async () => {
  const failed = {
    feed_url: 'https://feeds.example/1',
    name: 'Gone',
    reason: 'The address answers "not found".',
  };
  await standIn({ 'POST /v2/ingest_feeds': () => ({ body: { followed: 1, waiting: 1, failed: [failed] } }) });
  renderComponent(<ListedFeeds feeds={addresses(3)} />);
  const status = await screen.findByText('1 show added · 1 still loading · 1 couldn’t be loaded:');
  expect(status.getAttribute('role')).toBe('status');
  const [row] = within(screen.getByRole('list', { name: 'Shows that couldn’t be loaded' })).getAllByRole(
    'listitem',
  );
  expect(row?.textContent).toBe('Gone The address answers "not found". https://feeds.example/1');
});

test('a long list is asked about in portions and told as one', async () => {
  const { asked } = await standIn({
    'POST /v2/ingest_feeds': (_url, _request, sent) => {
      const { feeds }: { feeds: string[] } = JSON.parse(sent);
      return { body: { followed: feeds.length, waiting: 0, failed: [] } };
    },
  });
  renderComponent(<ListedFeeds feeds={addresses(230)} />);
  expect(await screen.findByText('230 shows added')).toBeShown();
  expect(asked).toHaveLength(3);
});
