import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { SortableRows, useSortableRow } from './sortable-rows.tsx';

const rowHeight = 40;

/** A row whose place on the page is told: the test's document has no layout. */
function Row({ id, at }: { id: string; at: number }) {
  const { row, handle } = useSortableRow(id);
  const place = (element: HTMLLIElement | null): void => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, at * rowHeight, 200, rowHeight);
    row.ref?.(element);
  };
  return (
    <li {...row} ref={place}>
      <button type="button" {...handle}>
        Move {id}
      </button>
    </li>
  );
}

function List() {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const move = (from: number, to: number): void =>
    setIds((now) => {
      const rest = now.toSpliced(from, 1);
      return rest.toSpliced(to, 0, now[from] ?? '');
    });
  return (
    <SortableRows ids={ids} onMove={move}>
      <ol>
        {ids.map((id, at) => (
          <Row key={id} id={id} at={at} />
        ))}
      </ol>
    </SortableRows>
  );
}

const order = () => screen.getAllByRole('button').map((button) => button.textContent?.at(-1));

async function drag(id: string, byPx: number): Promise<void> {
  const handle = screen.getByRole('button', { name: `Move ${id}` });
  const pointer = (clientY: number) => ({ isPrimary: true, button: 0, clientX: 5, clientY });
  await act(async () => fireEvent.pointerDown(handle, pointer(20)));
  for (const share of [0.5, 1]) {
    await act(async () => fireEvent.pointerMove(document, pointer(20 + byPx * share)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  await act(async () => fireEvent.pointerUp(document, pointer(20 + byPx)));
}

/** What drags comes after the rows. */
const draggedOver = (id: string, byPx: number, then: readonly string[]): Promise<void> =>
  waitFor(async () => {
    await drag(id, byPx);
    expect(order()).toEqual(then);
  });

// What drags swallows the clicks of the next 50 ms, so that letting go is none; they might be another test's.
afterEach(async () => {
  let isReceived = false;
  const hear = (): void => {
    isReceived = true;
  };
  document.body.addEventListener('click', hear, { once: true });
  await waitFor(() => {
    fireEvent.click(document.body);
    expect(isReceived).toBe(true);
  });
});

test('a row that is let go over another takes its place', async () => {
  renderComponent(<List />);
  await draggedOver('a', 2 * rowHeight, ['b', 'c', 'a']);
});

test('a handle that is only pressed moves nothing', async () => {
  renderComponent(<List />);
  await draggedOver('a', 2 * rowHeight, ['b', 'c', 'a']);
  await drag('b', 2);
  expect(order()).toEqual(['b', 'c', 'a']);
});

test('rows keep the focus when what drags them comes', async () => {
  renderComponent(<List />);
  const handle = screen.getByRole('button', { name: 'Move a' });
  handle.focus();
  await draggedOver('c', -2 * rowHeight, ['c', 'a', 'b']);
  expect(document.activeElement).toBe(handle);
});
