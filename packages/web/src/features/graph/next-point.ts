import type { Position, Positions } from './layout.ts';

const directions = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const;
export type Arrow = keyof typeof directions;
export const isArrow = (key: string): key is Arrow => Object.hasOwn(directions, key);

/** How far a point is in a direction, the farther the more it lies aside; null where it lies the other way. */
function distanceOf(from: Position, to: Position, arrow: Arrow): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const { x, y } = directions[arrow];
  const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
  return ahead <= 0 ? null : ahead + 2 * aside;
}

/**
 * Where an arrow key leads from a point: along a line that goes that way, else to the nearest point there; null where
 * there is none.
 */
export function nextPoint(
  { id, beside }: { id: string; beside: ReadonlySet<string> },
  arrow: Arrow,
  positions: Positions,
): string | null {
  const from = positions.get(id);
  if (!from) return null;
  const matches = [...positions].flatMap(([other, to]) => {
    const distance = other === id ? null : distanceOf(from, to, arrow);
    return distance === null ? [] : [{ other, distance: beside.has(other) ? distance : distance + 10_000 }];
  });
  return matches.toSorted((one, two) => one.distance - two.distance)[0]?.other ?? null;
}
