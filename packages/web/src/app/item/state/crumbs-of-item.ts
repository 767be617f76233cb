import { type Item, pathOfShow } from '@ecco/contract';
import type { Crumb } from '../../../ui/page/page.store.ts';
import { type DeepLink, originOf } from './deep-link.ts';

/** An organization's page; of who speaks in an earnings call, that of a company. */
const organizationHref = (slug: string, kind: Item['kind']): string =>
  `/${kind === 'earnings' ? 'companies' : 'org'}/${encodeURIComponent(slug)}`;

/**
 * Between the home and an item stands the organization it was opened from, else the one it is of and the show it belongs
 * to, once where both are called alike; an author has no page. What publishes the item its head names once more.
 */
export function crumbsOf(
  item: Pick<Item, 'kind' | 'show' | 'author' | 'organizations'>,
  link: DeepLink,
): Crumb[] {
  const { org_name, org_slug } = originOf(link);
  if (org_name !== undefined && org_slug !== undefined)
    return [{ label: org_name, href: organizationHref(org_slug, item.kind) }];
  const { show, author } = item;
  const own = item.organizations
    .filter(({ relation }) => relation === 'of')
    .slice(0, 1)
    .map(({ name, slug }): Crumb => ({ label: name, href: organizationHref(slug, item.kind) }));
  if (show) {
    if (own[0]?.label === show.name) return own;
    return [...own, { label: show.name, href: pathOfShow(show), isRepeated: true }];
  }
  return author === null ? own.map((crumb) => ({ ...crumb, isRepeated: true })) : [...own, { label: author }];
}
