import type { ListInfo } from '@ecco/contract';
import type { TFunction } from 'i18next';

/** How much there is to a list: what it follows, else the items that were added to it. */
export const amountOf = (t: TFunction, { following, count }: ListInfo): string =>
  following > 0 ? t('list.follows', { count: following }) : t('list.items', { count });
