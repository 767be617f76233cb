import type { PersonPlace, Person as PublicPerson } from '@ecco/contract';
import type { ItemWithShow, Page, Paged, Place } from '@ecco/store';
import { presentCard } from '../item/item-card.presenter.ts';
import { presentOrganisationName } from '../meeting/event-card.presenter.ts';
import { titleOf } from '../organisation/key-people.ts';
import { paginationOf } from '../request/http/pagination.ts';
import type { PersonWhole } from './person.usecases.ts';

export const presentPlace = ({ connection, organisation }: Place): PersonPlace => ({
  organization: presentOrganisationName(organisation),
  edge_type: connection.edge,
  title: titleOf(connection.title),
  since: connection.since,
  until: connection.until,
  citation: connection.sourceUrl,
});

const presentItems = ({ rows, total }: Paged<ItemWithShow>, page: Page) => ({
  items: rows.map(presentCard),
  pagination: paginationOf(page, total),
});

/** A person with where they are and were, where they speak and where they are spoken of. */
export function presentPerson({ person, aliases, places, ...items }: PersonWhole, page: Page): PublicPerson {
  const { id, slug, name, description, imageUrl } = person;
  const orgs = places.map(presentPlace);
  return {
    id,
    uuid: id,
    slug,
    name,
    title: orgs.find(({ title, until }) => title !== null && until === null)?.title ?? null,
    aliases,
    description,
    image_url: imageUrl,
    orgs,
    spoke: presentItems(items.spoke, page),
    mentioned: presentItems(items.mentioned, page),
  };
}
