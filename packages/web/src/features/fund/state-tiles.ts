/** Where each state stands on the map: column and row, as they lie to each other. */
const rows: readonly string[] = [
  'AK . . . . . . . . . ME',
  '. . . . . WI . . . VT NH',
  'WA ID MT ND MN IL MI . NY MA RI',
  'OR NV WY SD IA IN OH PA NJ CT .',
  'CA UT CO NE MO KY WV VA MD DE .',
  '. AZ NM KS AR TN NC SC DC . .',
  '. . . OK LA MS AL GA . . .',
  'HI . . TX . . . . FL . Federal',
];

export type StateTile = { code: string; column: number; row: number };

export const stateTiles: readonly StateTile[] = rows.flatMap((line, row) =>
  line
    .split(' ')
    .map((code, column) => ({ code, column, row }))
    .filter(({ code }) => code !== '.'),
);

const directions: Readonly<Record<string, { column: number; row: number }>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

/** The nearest of the tiles to which an arrow key leads; null where there is none, or the key is no arrow. */
export function tileTowards(from: StateTile, key: string, tiles: readonly StateTile[]): StateTile | null {
  const way = directions[key];
  if (!way) return null;
  const near = tiles
    .map((tile) => {
      const [right, down] = [tile.column - from.column, tile.row - from.row];
      const along = right * way.column + down * way.row;
      const aside = Math.abs(right * way.row) + Math.abs(down * way.column);
      return { tile, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .toSorted((a, b) => a.cost - b.cost);
  return near[0]?.tile ?? null;
}

const levels = 4;

/** How dark a tile is, from 0 to 4: small values must be told from none, so by the root of the share. */
export const levelOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil(Math.sqrt(value / most) * levels));
