import type { KeyPerson } from '@ecco/contract';
import type { Member } from '@ecco/store';
import { eachOnce } from './same-person.ts';

/** Words in the titles of those who lead. */
const leading = ['chair', 'president', 'invest', 'ceo', 'cfo', 'founder'] as const;

/** A title; what says that there is none is none. */
export const positionTitle = (title: string | null): string | null =>
  title === null || /^(?:n\/a)?$/i.test(title.trim()) ? null : title;

const leads = ({ title }: KeyPerson): boolean => {
  const words = title?.toLowerCase() ?? '';
  return leading.some((word) => words.includes(word));
};

const byName = new Intl.Collator('en');

export function presentMember({ connection, person }: Member): KeyPerson {
  const { edge, title, since, until, sourceUrl } = connection;
  return {
    id: person.id,
    node_id: person.id,
    uuid: person.id,
    slug: person.slug,
    name: person.name,
    title: positionTitle(title),
    image_url: person.imageUrl,
    edge_type: edge,
    tenure: { since, until },
    citation: sourceUrl,
  };
}

/** Those who are there on the day, each once, those who lead first, then by name. */
export const presentKeyPeople = (members: readonly Member[], today: string): KeyPerson[] =>
  eachOnce(
    members.filter(({ connection: { until } }) => until === null || until >= today).map(presentMember),
  ).toSorted((a, b) => Number(leads(b)) - Number(leads(a)) || byName.compare(a.name, b.name));
