import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderComponent } from '../../../testing/render.tsx';
import { SectionTabs } from './section-tabs.tsx';

const sections = [
  { id: 'search', title: 'Search' },
  { id: 'transcript', title: 'Transcript' },
];

/** The layout of a window of 900 px, which the test's page does not have: where each part begins, in px. */
const tops = new Map<string, number>();
let grow: () => void = () => undefined;

function standParts(): void {
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(reported: () => void) {
        grow = reported;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  for (const { id } of sections) {
    const part = document.body.appendChild(document.createElement('section'));
    part.id = id;
    part.getBoundingClientRect = () => new DOMRect(0, tops.get(id) ?? 0, 390, 100);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of sections) document.getElementById(id)?.remove();
});

test('the part in view is marked anew when what stands above it grows without a scroll', async () => {
  standParts();
  tops.set('search', 60).set('transcript', 200);
  renderComponent(<SectionTabs sections={sections} onOutline={null} />);
  window.dispatchEvent(new Event('scroll'));
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  await waitFor(() => expect(current('Transcript')).toBe('location'));

  tops.set('transcript', 440);
  grow();

  await waitFor(() => expect(current('Search')).toBe('location'));
  expect(current('Transcript')).toBeNull();
});

test('where the outline leads to the same parts, the keyboard does not come to them twice', () => {
  standParts();
  renderComponent(<SectionTabs sections={sections} onOutline={null} isRepeated />);
  expect(screen.getAllByRole('link').map((tab) => tab.tabIndex)).toEqual([-1, -1]);
});
