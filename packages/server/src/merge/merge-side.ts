import { limits } from '@ecco/contract';
import type { MergeKind, Organization, Person } from '@ecco/domain';
import type { Node, Store, Transaction } from '@ecco/store';
import { findOrganization } from '../organization/organization.usecases.ts';
import { findPerson } from '../person/person.usecases.ts';

type Fields = Readonly<Record<string, string | null>>;

/** One of two nodes that are to be one, whichever kind they are of. */
type MergeSide = {
  node: Node;
  aliases: readonly string[];
  mostAliases: number;
  /** What may be taken over where the one that stays says nothing itself. */
  fields: Fields;
};
/** The same of one that is to be changed. */
type OpenSide = MergeSide & {
  change: (wanted: { fields: Fields; aliases: string[] }) => Promise<unknown>;
};

type OrganizationFields = Partial<
  Pick<Organization, 'ticker' | 'description' | 'website' | 'state' | 'calendarUrl'>
>;
type PersonFields = Partial<Pick<Person, 'description' | 'imageUrl'>>;
type Shelves = Pick<Store, 'organizations' | 'people'>;

async function organizationSide(shelves: Shelves, id: string) {
  const named = await findOrganization(shelves, id);
  const { slug, name, type: detail, ...rest } = named.organization;
  const { ticker, description, website, state, calendarUrl } = rest;
  const side: MergeSide = {
    node: { id: rest.id, slug, name, type: 'ORG', detail },
    aliases: named.aliases,
    mostAliases: limits.organizationAliasesMax,
    fields: { ticker, description, website, state, calendarUrl },
  };
  return { named, side };
}

async function personSide(shelves: Shelves, id: string) {
  const named = await findPerson(shelves, id);
  const { slug, name, description, imageUrl } = named.person;
  const side: MergeSide = {
    node: { id: named.person.id, slug, name, type: 'PERSON', detail: null },
    aliases: named.aliases,
    mostAliases: limits.personAliasesMax,
    fields: { description, imageUrl },
  };
  return { named, side };
}

/** A node by id or slug. @throws RequestError 404 */
export const readSide = async (shelves: Shelves, kind: MergeKind, id: string): Promise<MergeSide> =>
  (await (kind === 'person' ? personSide(shelves, id) : organizationSide(shelves, id))).side;

/** The same, to be changed. @throws RequestError 404 */
export async function openSide(tx: Transaction, kind: MergeKind, id: string): Promise<OpenSide> {
  if (kind === 'person') {
    const { named, side } = await personSide(tx, id);
    return {
      ...side,
      change: ({ fields, aliases }) => {
        const changes: PersonFields = fields;
        return tx.people.update(named, { ...changes, aliases });
      },
    };
  }
  const { named, side } = await organizationSide(tx, id);
  return {
    ...side,
    change: ({ fields, aliases }) => {
      const changes: OrganizationFields = fields;
      return tx.organizations.update(named, { ...changes, aliases });
    },
  };
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** What the one that stays takes over: names, as many as there is room for, and what it says nothing of itself. */
export function takenOver(kept: MergeSide, gone: MergeSide): { aliases: string[]; fields: Fields } {
  const known = new Set([kept.node.name, ...kept.aliases].map(keyOf));
  const aliases: string[] = [];
  for (const name of [gone.node.name, ...gone.aliases]) {
    if (known.has(keyOf(name))) continue;
    known.add(keyOf(name));
    aliases.push(name);
  }
  const filled = Object.entries(gone.fields).filter(([name, value]) => value && !kept.fields[name]);
  return {
    aliases: aliases.slice(0, Math.max(0, kept.mostAliases - kept.aliases.length)),
    fields: Object.fromEntries(filled),
  };
}
