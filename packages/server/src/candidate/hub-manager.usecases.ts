import type { Store } from '@ecco/store';
import { openList } from '../list/open-list.ts';
import type { Authorized } from '../request/access/authorize.ts';

/** A hub with the organizations that it follows, and how many candidates of each wait. @throws RequestError 403, 404 */
export async function readHubManager(
  store: Pick<Store, 'lists' | 'hubs' | 'candidates' | 'users'>,
  who: Authorized<'administer-read'>,
  name: string,
) {
  const { thing: list } = await openList(store, name, who);
  const followed = (await store.hubs.followedBy(list.id)).organizations.filter(({ isGone }) => !isGone);
  const counts = await store.candidates.countsOf(followed.map(({ id }) => id));
  return {
    uuid: list.id,
    slug: list.slug,
    title: list.title,
    org_slugs: followed.map(({ slug }) => slug),
    followed_orgs: followed.map(({ id, slug, name: called, lastCrawledAt }) => ({
      ...{ id, slug, name: called },
      last_crawled_date: lastCrawledAt?.toISOString() ?? null,
      last_crawled: lastCrawledAt?.toISOString() ?? null,
      approved: counts.get(id)?.Promoted ?? 0,
      new: counts.get(id)?.New ?? 0,
    })),
  };
}
