/** A claim with whose it is, and whose it was told to be. */
export type AttributedClaim = { source: string; of: readonly string[]; told: readonly string[] };

export type Shares = {
  claims: number;
  sources: number;
  told: number;
  right: number;
  owned: number;
  found: number;
};

/** How many claims were told to be somebody's, each organization counted once, and how many of those are. */
export function sharesOf(claims: readonly AttributedClaim[]): Shares {
  const sum = (count: (one: AttributedClaim) => number) => claims.reduce((all, one) => all + count(one), 0);
  const right = sum(({ of, told }) => told.filter((key) => of.includes(key)).length);
  return {
    claims: claims.length,
    sources: new Set(claims.map(({ source }) => source)).size,
    told: sum(({ told }) => told.length),
    right,
    owned: sum(({ of }) => of.length),
    found: right,
  };
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));

/** Precision over what was told, and the share of what is somebody's that was told so. */
export function shareLine(name: string, claims: readonly AttributedClaim[]): string {
  const { claims: count, sources, told, right, owned, found } = sharesOf(claims);
  return `${name.padEnd(20)} ${String(count).padStart(4)} claims of ${sources} sources  precision ${percent(right, told)} (${right} of ${told})  attributed ${percent(found, owned)} (${found} of ${owned})`;
}
