import { limits } from '@ecco/contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { BackToTop } from './back-to-top.tsx';

/** Nothing is laid out here, hence nothing could be scrolled. */
const scrolledTo = (top: number): void =>
  act(() => {
    Object.defineProperty(document.documentElement, 'scrollTop', {
      value: top,
      writable: true,
      configurable: true,
    });
    window.dispatchEvent(new Event('scroll'));
  });
afterEach(() => void Reflect.deleteProperty(document.documentElement, 'scrollTop'));
const button = () => screen.queryByRole('button', { name: 'Back to top' });

test('shows below the top of a page, and leads back there', async () => {
  renderComponent(
    <>
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  scrolledTo(limits.scrollTopAfterPx);
  expect(button()).toBeNull();
  scrolledTo(limits.scrollTopAfterPx + 1);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(document.activeElement).toBe(document.getElementById('content'));
  scrolledTo(0);
  expect(button()).toBeNull();
});
