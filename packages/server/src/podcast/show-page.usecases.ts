import type { ShowMay } from '@ecco/contract';
import type { Item, Page, Show, ShowSize, Store, Summary, Tag } from '@ecco/store';
import type { ItemDetailsReader } from '../item/item-details.ts';
import { type Owned, ownGroups } from '../item/owned-items.ts';
import type { TranscriptProfile } from '../item/transcript-profile.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import { podcastNotFound, publicationNotFound } from './podcast.errors.ts';
import { mayWithShow, type PermittedShow, showPolicy } from './show.policy.ts';

/** The newest item that has a summary in short, with what leads from its citations to its lines. */
type LatestSummary = {
  item: Item;
  tldr: NonNullable<Summary['analysis']>['tldr'];
  profile: TranscriptProfile;
};

export type ShowPage = {
  show: Show;
  items: readonly Owned[];
  size: ShowSize;
  latest: (Omit<LatestSummary, 'item'> & { item: Owned }) | null;
  tags: readonly Tag[];
  following: boolean;
  may: ShowMay;
};

type Repositories = {
  store: Pick<Store, 'shows' | 'items' | 'links' | 'follows' | 'tags'>;
  itemDetails: ItemDetailsReader;
};
type ShowPageQuery = { slug: string; page: Page };

/** Each sentence of a first screen has one place: what is told in one line has no short form besides. */
function shortFormOf({ analysis }: Summary): LatestSummary['tldr'] {
  if (analysis === null) return [];
  return analysis.tldr.length > 0 || analysis.oneLiner === null ? analysis.tldr : [analysis.oneLiner];
}

async function readLatest(
  { store, itemDetails }: Repositories,
  showId: string,
): Promise<LatestSummary | null> {
  const item = await store.items.newestTold(showId);
  if (item === null) return null;
  const { summaries, profile } = await itemDetails.of(item);
  const short = summaries.filter((summary) => shortFormOf(summary).length > 0);
  // Of the highest version the latest comes first.
  const version = short.at(-1)?.version;
  const summary = short.find((candidate) => candidate.version === version);
  return { item, tldr: summary === undefined ? [] : shortFormOf(summary), profile };
}

async function readPage(
  repositories: Repositories,
  { thing: show, actor }: PermittedShow<'open'>,
  page: Page,
): Promise<ShowPage> {
  const { items, follows, tags } = repositories.store;
  const [matches, size, latest, tagged, following] = await Promise.all([
    items.ofShow(show.id, page),
    items.sizeOfShow(show.id),
    readLatest(repositories, show.id),
    tags.ofShow(show.id),
    actor.userId === null ? false : follows.isFollowing(actor.userId, show.id),
  ]);
  const ofShow = (of: readonly Item[]) => of.map((item) => ({ item, show }));
  const groups = [ofShow(matches), ofShow(latest ? [latest.item] : [])];
  const [owned = [], [reported] = []] = await ownGroups(repositories.store, groups);
  return {
    show,
    items: owned,
    size,
    latest: latest && reported ? { ...latest, item: reported } : null,
    tags: tagged,
    following,
    may: mayWithShow(show, actor),
  };
}

/**
 * A podcast or channel with one page of its episodes.
 * @throws RequestError 404
 */
export async function readPodcast(
  repositories: Repositories,
  who: Authorized<'read'>,
  { slug, page }: ShowPageQuery,
): Promise<ShowPage> {
  const show = await repositories.store.shows.findBySlug(slug);
  if (show === null || show.kind === 'publication') throw podcastNotFound();
  return readPage(repositories, permit(showPolicy, 'open', { thing: show, actor: who }), page);
}

/**
 * A publication with one page of its articles.
 * @throws RequestError 404
 */
export async function readPublication(
  repositories: Repositories,
  who: Authorized<'read'>,
  { slug, page }: ShowPageQuery,
): Promise<ShowPage> {
  const show = await repositories.store.shows.findBySlug(slug);
  if (show?.kind !== 'publication') throw publicationNotFound();
  return readPage(repositories, permit(showPolicy, 'open', { thing: show, actor: who }), page);
}
