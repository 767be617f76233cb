import type { PensionSearch } from '@ecco/contract';
import { defaultTimeframeDays, federalState, largestOf, states } from '@ecco/domain';

/** The times that can be chosen, in days back and ahead. */
export const timeframes = [
  { days: 7, name: 'week' },
  { days: 30, name: 'month' },
  { days: 90, name: 'quarter' },
  { days: 180, name: 'halfYear' },
  { days: 365, name: 'year' },
  { days: 1_825, name: 'fiveYears' },
] as const;

/** What a time is called; one that cannot be chosen is called by the days it has. */
export const timeframeNamed = (days: number) => timeframes.find((one) => one.days === days)?.name ?? null;

/** The longest time that can be chosen, in days. */
export const longestDays = largestOf(timeframes.map(({ days }) => days));

const dayMs = 86_400_000;

/** The shortest time longer than `days` that reaches back from `now` to a date; null where none does. */
export const reachingBackTo = (date: string, { days, now }: { days: number; now: number }): number | null =>
  timeframes.find((one) => one.days > days && Date.parse(date) >= now - one.days * dayMs)?.days ?? null;

/** The ranges of assets that can be chosen, in US dollars. */
const assetRanges = {
  ALL: {},
  ABOVE_10B: { min: 1e10 },
  BETWEEN_5B_10B: { min: 5e9, max: 1e10 },
  BETWEEN_1B_5B: { min: 1e9, max: 5e9 },
  BELOW_1B: { max: 1e9 },
} as const satisfies Record<string, { min?: number; max?: number }>;
type AssetRange = keyof typeof assetRanges;

const isRange = (name: string): name is AssetRange => name in assetRanges;
export const assetRangeNames: readonly AssetRange[] = Object.keys(assetRanges).filter(isRange);

/** What can be chosen of regions: all of them, the federal government, and those of the Census Bureau. */
export const regions = ['ALL', federalState, 'Northeast', 'Midwest', 'South', 'West'] as const;
type RegionChoice = (typeof regions)[number];

const codesOf = (region: Exclude<RegionChoice, 'ALL'>): string[] =>
  states
    .filter((state) => (region === federalState ? state.code : state.region) === region)
    .map(({ code }) => code);

/** Whether all of a region is chosen. Nothing chosen is everything. */
export const isRegionChosen = (chosen: readonly string[], region: RegionChoice): boolean =>
  region === 'ALL' ? chosen.length === 0 : codesOf(region).every((code) => chosen.includes(code));

/** ALL clears the others, another takes ALL away, and what is left empty is ALL again. */
export function toggleRegion(chosen: readonly string[], region: RegionChoice): string[] {
  if (region === 'ALL') return [];
  const codes = codesOf(region);
  const others = chosen.filter((code) => !codes.includes(code));
  return isRegionChosen(chosen, region) ? others : [...others, ...codes];
}

/** A state is chosen, or no longer. */
export const toggleState = (chosen: readonly string[], code: string): string[] =>
  chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];

/** What the drawer shows of a filter. */
export type FundSettings = {
  states: readonly string[];
  assets: AssetRange;
  allocating: boolean;
  /** Slugs or ids. */
  organizations: readonly string[];
  topics: readonly string[];
  days: number;
};

export const defaultSettings: FundSettings = {
  states: [],
  assets: 'ALL',
  allocating: false,
  organizations: [],
  topics: [],
  days: defaultTimeframeDays,
};

function assetRange({ aum }: PensionSearch): AssetRange {
  const match = assetRangeNames.find((name) => {
    const range: { min?: number; max?: number } = assetRanges[name];
    return range.min === aum?.min && range.max === aum?.max;
  });
  return match ?? 'ALL';
}

export const settingsOf = (filter: PensionSearch): FundSettings => ({
  states: filter.state ?? [],
  assets: assetRange(filter),
  allocating: filter.allocating === true,
  organizations: filter.organizations ?? [],
  topics: filter.topics ?? [],
  days: filter.events?.days_range ?? defaultTimeframeDays,
});

/** What asks for nothing is left out. */
export const filterOf = ({
  states: state,
  assets,
  allocating,
  organizations,
  topics,
  days,
}: FundSettings): PensionSearch => ({
  ...(topics.length > 0 && { topics: [...topics] }),
  ...(state.length > 0 && { state: [...state] }),
  ...(allocating && { allocating }),
  ...(assets !== 'ALL' && { aum: { ...assetRanges[assets] } }),
  ...(organizations.length > 0 && { organizations: [...organizations] }),
  events: { days_range: days },
});
