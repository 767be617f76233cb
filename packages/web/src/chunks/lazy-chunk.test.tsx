import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../testing/render.tsx';
import { optionalChunk } from './lazy-chunk.ts';

const page = (load: () => Promise<() => string>) => {
  const Extra = optionalChunk(load, (chunk) => chunk);
  return (
    <p>
      The page.{' '}
      <Suspense>
        <Extra />
      </Suspense>
    </p>
  );
};

test('what a page can do without comes when it is there', async () => {
  renderComponent(page(() => Promise.resolve(() => 'And more.')));
  expect(await screen.findByText('The page. And more.')).toBeShown();
});

test('the page stands where it does not come', async () => {
  let fail = (_cause: Error): void => undefined;
  const missing = new Promise<never>((_, reject) => (fail = reject));
  renderComponent(page(() => missing));
  fail(new TypeError('Failed to fetch dynamically imported module'));
  await expect(missing).rejects.toThrow();
  expect(await screen.findByText('The page.')).toBeShown();
});
