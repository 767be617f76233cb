import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { CitationLayer } from './citation-layer.tsx';
import { CitationMark } from './citation-mark.tsx';
import { JumpProvider } from './place.context.ts';
import type { Place } from './place.ts';

const cited = { line: 7, segment: 's7', seconds: 65, page: null, quote: 'Fees fell by a third.' };

function shown(place = cited) {
  const jumps: Place[] = [];
  renderComponent(
    <JumpProvider value={(to) => jumps.push(to)}>
      <CitationLayer>
        <CitationMark number={3} cited={place} />
      </CitationLayer>
    </JumpProvider>,
  );
  return jumps;
}

test('focus shows the quote and its time, Escape hides them', async () => {
  shown();
  await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toContain('Fees fell by a third.');
  expect(screen.getByRole('tooltip').textContent).toContain('1:05');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('scrolling takes the card of what has the focus along, and leaves that of the pointer behind', async () => {
  shown();
  const mark = screen.getByRole('button');
  await userEvent.tab();
  mark.getBoundingClientRect = () => new DOMRect(40, 400, 10, 10);
  fireEvent.scroll(window);
  expect(screen.getByRole('tooltip').style.top).toBe('392px');
  mark.blur();
  await userEvent.hover(mark);
  fireEvent.scroll(window);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the mark is described by the card for those who hear the page', async () => {
  shown();
  await userEvent.tab();
  const mark = screen.getByRole('button', { name: 'Source 3, at 1:05' });
  expect(mark.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test('a click goes to the exact place', async () => {
  const jumps = shown();
  await userEvent.click(screen.getByRole('button'));
  expect(jumps).toEqual([cited]);
});

test('a tap shows the card, where that leads on; a click and Enter go to the place', async () => {
  const jumps: Place[] = [];
  renderComponent(
    <JumpProvider value={(to) => jumps.push(to)}>
      <CitationLayer detail={() => <button type="button">Go there</button>}>
        <CitationMark number={3} cited={cited} />
      </CitationLayer>
    </JumpProvider>,
  );
  const mark = screen.getByRole('button', { name: 'Source 3, at 1:05' });
  await userEvent.pointer({ keys: '[TouchA]', target: mark });
  expect(screen.getByRole('button', { name: 'Go there' })).toBeShown();
  expect(jumps).toEqual([]);
  await userEvent.click(mark);
  mark.focus();
  await userEvent.keyboard('{Enter}');
  expect(jumps).toEqual([cited, cited]);
});

test('a tap goes to the place where the card holds nothing to press', async () => {
  const jumps = shown();
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
  expect(jumps).toEqual([cited]);
});

test('a place in a document is named by its page', () => {
  renderComponent(<CitationMark number={1} cited={{ ...cited, seconds: null, page: 12 }} />);
  expect(screen.getByRole('button', { name: 'Source 1, at p. 12' })).toBeShown();
});
