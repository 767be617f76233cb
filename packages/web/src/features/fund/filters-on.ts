import { federalState, states } from '@ecco/domain';
import type { TFunction } from 'i18next';
import {
  defaultSettings,
  type FundSettings,
  isRegionChosen,
  regions,
  toggleRegion,
  toggleState,
} from './fund-settings.ts';

/** A setting that narrows the funds, in words, and the settings without it. */
type FilterOn = { key: string; label: string; without: FundSettings };

const nameOfState = (code: string): string => states.find((state) => state.code === code)?.name ?? code;

/** Regions that are chosen whole, then the states besides. */
function regionFilters(settings: FundSettings): FilterOn[] {
  const chosen = regions.filter(
    (region) => region !== 'ALL' && region !== federalState && isRegionChosen(settings.states, region),
  );
  const besides = chosen.reduce<string[]>((left, region) => toggleRegion(left, region), [...settings.states]);
  return [
    ...chosen.map((region) => ({
      key: `region-${region}`,
      label: region,
      without: { ...settings, states: toggleRegion(settings.states, region) },
    })),
    ...besides.map((code) => ({
      key: `state-${code}`,
      label: nameOfState(code),
      without: { ...settings, states: toggleState(settings.states, code) },
    })),
  ];
}

const otherThan = (values: readonly string[], value: string): string[] =>
  values.filter((one) => one !== value);

/** What of the settings narrows the funds. The time is no filter of funds: it says which of their meetings are shown. */
export function filtersOn(t: TFunction, settings: FundSettings): FilterOn[] {
  const { assets, allocating, organizations, topics } = settings;
  return [
    ...regionFilters(settings),
    ...(assets === 'ALL'
      ? []
      : [
          {
            key: 'assets',
            label: t(`funds.range.${assets}`),
            without: { ...settings, assets: 'ALL' as const },
          },
        ]),
    ...(allocating
      ? [{ key: 'allocating', label: t('funds.isAllocating'), without: { ...settings, allocating: false } }]
      : []),
    ...organizations.map((slug) => ({
      key: `organization-${slug}`,
      label: slug.replaceAll('-', ' '),
      without: { ...settings, organizations: otherThan(organizations, slug) },
    })),
    ...topics.map((topic) => ({
      key: `topic-${topic}`,
      label: `“${topic}”`,
      without: { ...settings, topics: otherThan(topics, topic) },
    })),
  ];
}

/** The settings with every filter off, in the time that is chosen. */
export const withoutFilters = ({ days }: FundSettings): FundSettings => ({ ...defaultSettings, days });
