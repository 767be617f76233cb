import type { EpisodeList } from '@ecco/contract';
import type { List } from '@ecco/store';
import { presentCard } from '../../item/item-card.presenter.ts';
import { presentOneLiner } from '../../item/main-points.ts';
import type { HubContent } from './hub-content.ts';

type PublicContent = Pick<
  EpisodeList,
  | 'org_slugs'
  | 'person_node_ids'
  | 'org_aliases'
  | 'followed_orgs'
  | 'followed_people'
  | 'followed_gone'
  | 'show_insights'
  | 'org_episodes'
  | 'videos'
  | 'media'
  | 'articles'
  | 'counts'
  | 'at_a_glance'
>;

const isThere = ({ isGone }: { isGone: boolean }): boolean => !isGone;

function presentFollowed({ organizations, aliases, people }: HubContent['followed']) {
  const orgs = organizations.filter(isThere);
  const persons = people.filter(isThere);
  return {
    org_slugs: orgs.map(({ slug }) => slug),
    person_node_ids: persons.map(({ id }) => id),
    org_aliases: aliases.filter(isThere).map(({ alias, organization }) => ({
      name: alias,
      org_slug: organization.slug,
      org_name: organization.name,
    })),
    followed_orgs: orgs.map(({ id, slug, name, ticker, lastCrawledAt }) => ({
      id,
      slug,
      name,
      ticker,
      last_crawled_date: lastCrawledAt?.toISOString() ?? null,
    })),
    followed_people: persons.map(({ id, slug, name }) => ({ id, slug, name })),
    followed_gone: [
      ...organizations.filter(({ isGone }) => isGone).map(({ name }) => ({ type: 'ORG' as const, name })),
      ...aliases.filter(({ isGone }) => isGone).map(({ alias }) => ({ type: 'ALIAS' as const, name: alias })),
      ...people.filter(({ isGone }) => isGone).map(({ name }) => ({ type: 'PERSON' as const, name })),
    ],
  };
}

/** What a list follows, and what it holds. */
export function presentContent(
  { followed, glance: { spoken, written }, told, points, ...held }: HubContent,
  list: List,
): PublicContent {
  const conversations = held.conversations.map(presentCard);
  return {
    ...presentFollowed(followed),
    show_insights: list.showInsights,
    org_episodes: conversations,
    videos: conversations.filter(({ kind }) => kind === 'video'),
    media: conversations
      .filter(({ kind }) => kind === 'meeting')
      .map((card) => ({ ...card, media_type: card.content_type })),
    articles: held.publications.map(presentCard),
    counts: { conversations: spoken.counts, publications: written.counts },
    at_a_glance: told.map((one) => presentOneLiner(one, points)),
  };
}
