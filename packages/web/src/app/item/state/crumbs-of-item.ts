import { type Item, pathOfShow } from '@ecco/contract';
import type { Crumb } from '../../../ui/page/page.store.ts';
import { type DeepLink, originOf } from './deep-link.ts';

/**
 * Between the home and an item stands the organisation it was opened from, else the show it belongs to; an author has
 * no page.
 */
export function crumbsOf(item: Pick<Item, 'show' | 'author'>, link: DeepLink): Crumb[] {
  const { org_name, org_slug } = originOf(link);
  if (org_name !== undefined && org_slug !== undefined)
    return [{ label: org_name, href: `/org/${encodeURIComponent(org_slug)}` }];
  if (item.show) return [{ label: item.show.name, href: pathOfShow(item.show) }];
  return item.author === null ? [] : [{ label: item.author }];
}
