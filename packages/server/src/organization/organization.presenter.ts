import type { KeyPerson, LinkedItem, Organization } from '@ecco/contract';
import type { ItemOfOrganization } from '@ecco/store';
import { presentCard } from '../item/item-card.presenter.ts';
import { presentOneLiner } from '../item/main-points.ts';
import type { Owned } from '../item/owned-items.ts';
import { presentShowCard } from '../item/show-card.presenter.ts';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import type { Actor } from '../request/access/actor.ts';
import { presentAllocating } from './allocating.ts';
import { presentKeyPeople } from './key-people.ts';
import { mayWithOrganization } from './organization.policy.ts';
import type { OrganizationWhole } from './organization.usecases.ts';
import { presentFact, presentOrganizationCard } from './organization-card.presenter.ts';
import { presentVoices } from './organization-voices.ts';

export const presentLinkedItem = (owned: Owned<ItemOfOrganization>): LinkedItem => ({
  ...presentCard(owned),
  relation: owned.relation,
  sign: owned.sign,
});

/** Each person once, by the first title that they have there. */
const presentEntities = (people: readonly KeyPerson[]): Organization['entities'] => {
  const bySlug = new Map<string, KeyPerson>();
  for (const person of people) if (!bySlug.has(person.slug)) bySlug.set(person.slug, person);
  return [...bySlug.values()].map(({ name, slug, title }) => ({ name, slug, entity_type: 'person', title }));
};

/** An organization with all that its page shows, for somebody at a time (ms). */
export function presentOrganization(whole: OrganizationWhole, reader: Actor, now: number): Organization {
  const { organization } = whole;
  const today = new Date(now).toISOString().slice(0, 10);
  const shows = whole.shows.map(presentShowCard);
  const board = presentKeyPeople(whole.board, today);
  const staff = presentKeyPeople(whole.staff, today);
  const conversations = whole.conversations.map(presentLinkedItem);
  return {
    ...presentOrganizationCard(organization, whole.inAnalysis),
    linking: organization.relinkSince !== null,
    aliases: whole.aliases,
    analysis_flavor: organization.analysisFlavor,
    properties: { calendar_url: organization.calendarUrl },
    allocating: presentAllocating(whole.allocated, organization.id),
    facts: whole.facts.map(presentFact),
    board,
    staff,
    voices: presentVoices(
      whole.voices,
      [...whole.board, ...whole.staff].map(({ person }) => person),
    ),
    at_a_glance: whole.told.map((one) => presentOneLiner(one, whole.points)),
    events: whole.events.map((event) => presentEventCard(event, now)),
    publications: shows.filter(({ kind }) => kind === 'publication'),
    podcasts: shows.filter(({ kind }) => kind !== 'publication'),
    articles: whole.articles.map(presentLinkedItem),
    org_episodes: conversations,
    media: conversations.filter(({ relation }) => relation === 'of'),
    documents: whole.documents.map(presentLinkedItem),
    entities: presentEntities([...board, ...staff]),
    last_crawled_date: organization.lastCrawledAt?.toISOString() ?? null,
    may: mayWithOrganization(organization, reader),
  };
}
