import type { KeyPerson, LinkedItem, Organization } from '@ecco/contract';
import type { ItemOfOrganisation } from '@ecco/store';
import { presentCard } from '../item/item-card.presenter.ts';
import { presentOneLiner } from '../item/main-points.ts';
import type { Owned } from '../item/owned-items.ts';
import { presentShowCard } from '../item/show-card.presenter.ts';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import type { Actor } from '../request/access/actor.ts';
import { presentAllocating } from './allocating.ts';
import { presentKeyPeople } from './key-people.ts';
import { mayWithOrganisation } from './organisation.policy.ts';
import type { OrganisationWhole } from './organisation.usecases.ts';
import { presentFact, presentOrganisationCard } from './organisation-card.presenter.ts';
import { presentVoices } from './organisation-voices.ts';

export const presentLinkedItem = (found: Owned<ItemOfOrganisation>): LinkedItem => ({
  ...presentCard(found),
  relation: found.relation,
  sign: found.sign,
});

/** Each person once, by the first title that they have there. */
const presentEntities = (people: readonly KeyPerson[]): Organization['entities'] => {
  const bySlug = new Map<string, KeyPerson>();
  for (const person of people) if (!bySlug.has(person.slug)) bySlug.set(person.slug, person);
  return [...bySlug.values()].map(({ name, slug, title }) => ({ name, slug, entity_type: 'person', title }));
};

/** An organisation with all that its page shows, for somebody at a time (ms). */
export function presentOrganisation(whole: OrganisationWhole, reader: Actor, now: number): Organization {
  const { organisation } = whole;
  const today = new Date(now).toISOString().slice(0, 10);
  const shows = whole.shows.map(presentShowCard);
  const board = presentKeyPeople(whole.board, today);
  const staff = presentKeyPeople(whole.staff, today);
  const conversations = whole.conversations.map(presentLinkedItem);
  return {
    ...presentOrganisationCard(organisation, whole.inAnalysis),
    linking: organisation.relinkSince !== null,
    aliases: whole.aliases,
    analysis_flavor: organisation.analysisFlavor,
    properties: { calendar_url: organisation.calendarUrl },
    allocating: presentAllocating(whole.allocated, organisation.id),
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
    last_crawled_date: organisation.lastCrawledAt?.toISOString() ?? null,
    may: mayWithOrganisation(organisation, reader),
  };
}
