import { randomUUID } from 'node:crypto';
import type { Organisation, Person } from '@ecco/domain';
import type { NamedPerson, NewOrganisation, Store } from '@ecco/store';

/** An organisation with a name of its own. */
export async function createOrganisation(
  { organisations }: Pick<Store, 'organisations'>,
  part: Partial<NewOrganisation> = {},
): Promise<Organisation> {
  const row = await organisations.add({ name: `Fund ${randomUUID()}`, type: 'US_PENSION_FUND', ...part });
  if (row === null) throw new Error('the slug is taken');
  return row;
}

/** A person with a page. */
export async function createPerson(
  { people }: Pick<Store, 'people'>,
  name: string,
  aliases: NamedPerson['aliases'] = [],
): Promise<Person> {
  const row = await people.add({ name, aliases });
  if (row === null) throw new Error('the slug is taken');
  return row;
}
