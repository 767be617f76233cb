import type { TFunction } from 'i18next';
import { timeframeNamed } from './fund-settings.ts';

/** What a time of so many days is called. */
export function timeWords(t: TFunction, days: number): string {
  const name = timeframeNamed(days);
  return name === null ? t('funds.days', { count: days }) : t(`funds.timeframe.${name}`);
}
