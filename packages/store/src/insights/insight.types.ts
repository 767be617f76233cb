import type { ContentKind, ThemeId } from '@ecco/domain';
import type { StoredAssertion } from '../assertions/index.ts';

/** What an organization's items said in one period: 0 is the newest, 1 the one before. */
export type PeriodCounts = {
  organizationId: string;
  period: number;
  items: number;
  /** Hours of talk or of reading. */
  hours: number;
  /** Claims by theme, the first theme first. */
  counts: readonly number[];
};

/**
 * How a theme is spread over the items of an organization in one period: sums over items of the claims, their squares and
 * their products with the hours.
 */
export type ThemeSpread = {
  organizationId: string;
  period: number;
  items: number;
  hours: number;
  /** Sum of squared hours. */
  hours2: number;
  counts: readonly number[];
  squares: readonly number[];
  products: readonly number[];
  /** Items that speak of the theme. */
  tellers: readonly number[];
};

/** Which periods: `ms` long each, `count` of them back from `now`. */
export type Periods = { now: Date; ms: number; count: number };

/** A claim of an item about an organization (D10). */
export type Insight = {
  organizationId: string;
  assertion: StoredAssertion;
  itemId: string;
  kind: ContentKind;
  at: Date;
};

export type InsightsQuery = {
  organizationIds: readonly string[];
  theme: ThemeId;
  from: Date;
  to: Date;
  order: 'event_ts' | 'weight';
  limit: number;
  offset: number;
};
