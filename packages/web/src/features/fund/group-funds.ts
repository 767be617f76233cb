import type { Fund } from '@ecco/contract';
import { states } from '@ecco/domain';

export type FundOrder = 'region' | 'fundSize';
type FundGroup = { key: string; funds: readonly Fund[] };

/** Where the groups of sizes begin, in US dollars; below the last one is a group of its own. */
const sizes = [
  { key: 'above30B', least: 3e10 },
  { key: 'above10B', least: 1e10 },
  { key: 'above1B', least: 1e9 },
  { key: 'above500M', least: 5e8 },
  { key: 'above100M', least: 1e8 },
] as const;
const smallest = 'below100M';
const unknown = 'unknown';
export const sizeKeys = [...sizes.map(({ key }) => key), smallest, unknown] as const;
export type SizeKey = (typeof sizeKeys)[number];

const sizeOf = ({ total_assets }: Fund): SizeKey =>
  total_assets === null ? unknown : (sizes.find(({ least }) => total_assets > least)?.key ?? smallest);

/** Where a state stands among all: "Federal" first, those of none last. */
const placeOfState = (code: string): number => {
  const at = states.findIndex((state) => state.code === code);
  return at < 0 ? states.length : at;
};
const sizeNames: readonly string[] = sizeKeys;
const placeOfSize = (key: string): number => sizeNames.indexOf(key);

/** Funds in groups of their states (by code, "" for none) or of their sizes; the order within a group stays. */
export function groupFunds(funds: readonly Fund[], order: FundOrder): FundGroup[] {
  const isBySize = order === 'fundSize';
  const groups = Map.groupBy(funds, (fund): string => (isBySize ? sizeOf(fund) : (fund.state ?? '')));
  const placeOf = isBySize ? placeOfSize : placeOfState;
  return [...groups]
    .map(([key, grouped]) => ({ key, funds: grouped }))
    .toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
}
