import { type Item, pathOfShow } from '@ecco/contract';
import type { Crumb } from '../../../ui/page/page.store.ts';
import { type DeepLink, originOf } from './deep-link.ts';

/**
 * Between the home and an item stands the organisation it was opened from, else the one it is of and the show it belongs
 * to; an author has no page.
 */
export function crumbsOf(item: Pick<Item, 'show' | 'author' | 'organizations'>, link: DeepLink): Crumb[] {
  const { org_name, org_slug } = originOf(link);
  if (org_name !== undefined && org_slug !== undefined)
    return [{ label: org_name, href: `/org/${encodeURIComponent(org_slug)}` }];
  const own = item.organizations
    .filter(({ relation }) => relation === 'of')
    .slice(0, 1)
    .map(({ name, slug }) => ({ label: name, href: `/org/${encodeURIComponent(slug)}` }));
  if (item.show) return [...own, { label: item.show.name, href: pathOfShow(item.show) }];
  return item.author === null ? own : [...own, { label: item.author }];
}
