import type { PersonPlace, PersonRow, Person as PublicPerson, SaidPost } from '@ecco/contract';
import type { Page, Place, RowPage } from '@ecco/store';
import { presentCard } from '../item/item-card.presenter.ts';
import type { Owned } from '../item/owned-items.ts';
import { presentOrganizationName } from '../meeting/event-card.presenter.ts';
import { positionTitle } from '../organization/key-people.ts';
import { paginationOf } from '../request/http/pagination.ts';
import type { ListedPerson, PersonWhole } from './person.usecases.ts';

export const presentPlace = ({ connection, organization }: Place): PersonPlace => ({
  edge_id: connection.id,
  organization: presentOrganizationName(organization),
  edge_type: connection.edge,
  title: positionTitle(connection.title),
  since: connection.since,
  until: connection.until,
  citation: connection.sourceUrl,
});

/** Items of somebody, with which page of them it is. */
export const presentItems = ({ rows, total }: RowPage<Owned>, page: Page) => ({
  items: rows.map(presentCard),
  pagination: paginationOf(page, total),
});

const presentPost = (post: ListedPerson['saidPost']): SaidPost | null =>
  post && { role: post.role, organization: post.organization };

/** A person with where they are and were, where they speak and where they are spoken of. */
export function presentPerson(
  { person, aliases, places, saidPost, ...items }: PersonWhole,
  page: Page,
): PublicPerson {
  const { id, slug, name, description, imageUrl } = person;
  const orgs = places.map(presentPlace);
  const title = orgs.find((one) => one.title !== null && one.until === null)?.title ?? null;
  return {
    id,
    uuid: id,
    slug,
    name,
    title,
    said_post: title === null ? presentPost(saidPost) : null,
    aliases,
    description,
    image_url: imageUrl,
    orgs,
    spoke: presentItems(items.spoke, page),
    mentioned: presentItems(items.mentioned, page),
  };
}

/** What lists show of somebody. */
export function presentPersonRow({ person, places, saidPost, items }: ListedPerson): PersonRow {
  const { id, slug, name, imageUrl } = person;
  const place = places.find(({ connection }) => positionTitle(connection.title) !== null) ?? places[0];
  const title = place ? positionTitle(place.connection.title) : null;
  return {
    uuid: id,
    slug,
    name,
    image_url: imageUrl,
    title,
    said_post: title === null ? presentPost(saidPost) : null,
    organization: place ? presentOrganizationName(place.organization) : null,
    ...items,
  };
}
