import type { Positions } from './layout.ts';

/** The part of the graph that is seen, in its own units. */
export type ViewBox = { x: number; y: number; width: number; height: number };

const margin = 96;
/** So much is seen at least, so that a few points are not blown up. */
const least = { width: 560, height: 400 };

/** The part that holds all points. */
export function boxOf(positions: Positions): ViewBox {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const { x, y } of positions.values()) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const width = Math.max(least.width, right - left + 2 * margin);
  const height = Math.max(least.height, bottom - top + 2 * margin);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** The part seen from nearer (below 1) or farther, with the same middle. */
export const zoomed = ({ x, y, width, height }: ViewBox, by: number): ViewBox => ({
  x: x + (width * (1 - by)) / 2,
  y: y + (height * (1 - by)) / 2,
  width: width * by,
  height: height * by,
});

/** The part moved, if it has to be, so that a place is in it. */
export function showing(box: ViewBox, { x, y }: { x: number; y: number }): ViewBox {
  const isSeen =
    x > box.x + margin / 2 &&
    x < box.x + box.width - margin / 2 &&
    y > box.y + margin / 2 &&
    y < box.y + box.height - margin / 2;
  return isSeen ? box : { ...box, x: x - box.width / 2, y: y - box.height / 2 };
}

/** The size of names, in units of the graph: about as large on the screen from near and from not too far. */
export const nameSize = ({ height }: ViewBox): number => 12 * Math.min(1.6, Math.max(1, height / 480));
