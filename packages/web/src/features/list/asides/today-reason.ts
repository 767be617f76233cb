import type { ListedCard } from '@ecco/contract';
import type { TFunction } from 'i18next';

/** Why an item is in the list of the day, in words. */
export function todayReason(t: TFunction, { need, reason }: Pick<ListedCard, 'need' | 'reason'>): string {
  return need === undefined ? t(`todayReason.${reason ?? 'new'}`) : t('needs.mark', { need });
}
