import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { useReservedRoom } from './use-reserved-room.ts';

function Part({ has }: { has: boolean | undefined }) {
  return <p>{useReservedRoom('part', has) ? 'room' : 'none'}</p>;
}
const roomOf = (has: boolean | undefined): string | null => {
  const { container, unmount } = renderComponent(<Part has={has} />);
  const text = container.querySelector('p')?.textContent ?? null;
  unmount();
  return text;
};

test('room is kept for a part while nobody knows, where it was there the last time', () => {
  expect(roomOf(undefined)).toBe('none');
  expect(roomOf(true)).toBe('room');
  expect(roomOf(undefined)).toBe('room');
  expect(roomOf(false)).toBe('none');
  expect(roomOf(undefined)).toBe('none');
});
