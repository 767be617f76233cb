import type { Organization, Person } from '@ecco/domain';
import type { Show, Transaction } from '@ecco/store';

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export const isUuid = (ref: string): boolean => uuidShape.test(ref);

const onlyOf = <Value>(all: readonly Value[]): Value | null => (all.length === 1 ? (all[0] ?? null) : null);

/** The show of a uuid or a slug, or the only one of that name; null where there is none. */
export async function showCalled({ shows }: Pick<Transaction, 'shows'>, ref: string): Promise<Show | null> {
  const match = isUuid(ref) ? await shows.findById(ref) : await shows.findBySlug(ref);
  if (match) return match;
  const name = ref.toLowerCase();
  return onlyOf((await shows.list()).filter((show) => show.name.toLowerCase() === name));
}

/** The same of an organization, whose aliases are names too. */
export async function organizationCalled(
  { organizations }: Pick<Transaction, 'organizations'>,
  ref: string,
): Promise<Organization | null> {
  const organization = await organizations.find(ref);
  return organization?.organization ?? onlyOf(await organizations.calledSo(ref));
}

/** The id of the only organization of a name, or the name where nobody is called so; null where two are, or for an id of none. */
export async function organizationOrName(
  tx: Pick<Transaction, 'organizations'>,
  ref: string,
): Promise<string | null> {
  const organization = await organizationCalled(tx, ref);
  if (organization) return organization.id;
  const isTaken = isUuid(ref) || (await tx.organizations.calledSo(ref)).length > 0;
  return isTaken ? null : ref;
}

/** The same of a person. */
export async function personCalled(
  { people }: Pick<Transaction, 'people'>,
  ref: string,
): Promise<Pick<Person, 'id' | 'name'> | null> {
  const person = await people.find(ref);
  return person?.person ?? onlyOf(await people.calledSo(ref));
}
