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
type Repositories = Pick<Store, 'organizations' | 'people'>;

async function organizationSide(repositories: Repositories, id: string) {
  const named = await findOrganization(repositories, id);
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

async function personSide(repositories: Repositories, id: string) {
  const named = await findPerson(repositories, id);
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
export const readSide = async (repositories: Repositories, kind: MergeKind, id: string): Promise<MergeSide> =>
  (await (kind === 'person' ? personSide(repositories, id) : organizationSide(repositories, id))).side;

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

const foldedName = (name: string): string => name.trim().toLowerCase();

/** What the one that stays takes over: names, as many as there is room for, and what it says nothing of itself. */
export function takenOver(mergeSide: MergeSide, gone: MergeSide): { aliases: string[]; fields: Fields } {
  const known = new Set([mergeSide.node.name, ...mergeSide.aliases].map(foldedName));
  const aliases: string[] = [];
  for (const name of [gone.node.name, ...gone.aliases]) {
    if (known.has(foldedName(name))) continue;
    known.add(foldedName(name));
    aliases.push(name);
  }
  const filled = Object.entries(gone.fields).filter(([name, value]) => value && !mergeSide.fields[name]);
  return {
    aliases: aliases.slice(0, Math.max(0, mergeSide.mostAliases - mergeSide.aliases.length)),
    fields: Object.fromEntries(filled),
  };
}
