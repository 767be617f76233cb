import { buildItem } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import type { AllLines } from './api/all-lines.api.ts';
import { PrintBar } from './print-bar.tsx';

function bar(lines: Partial<AllLines>): string[] {
  const happened: string[] = [];
  renderComponent(
    <PrintBar
      item={buildItem({ content_total: 12_000 })}
      lines={{
        runs: [],
        loaded: 0,
        done: false,
        failed: false,
        retry: () => happened.push('retry'),
        ...lines,
      }}
      onPrint={() => happened.push('print')}
    />,
  );
  return happened;
}
const print = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Print' });

test('while lines are fetched it says how many are there, and nothing can be printed', async () => {
  const happened = bar({ loaded: 3_000 });
  expect(screen.getByRole('status').textContent).toBe('Fetching 3,000 of 12,000 lines');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  await userEvent.click(print());
  expect(happened).toEqual([]);
});

test('with every line there it prints, by the keyboard too', async () => {
  const happened = bar({ loaded: 12_000, done: true });
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('/ep/fees');
  await userEvent.tab();
  expect(document.activeElement).toBe(print());
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual(['print']);
});

test('after a failure what is there can be printed, and the rest asked for again', async () => {
  const happened = bar({ loaded: 3_000, failed: true });
  expect(screen.getByRole('alert').textContent).toContain('Some lines could not be fetched.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(print());
  expect(happened).toEqual(['retry', 'print']);
});
