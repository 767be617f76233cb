import { randomUUID } from 'node:crypto';
import type { Organization, Person } from '@ecco/domain';
import type { NamedPerson, NewOrganization, Store } from '@ecco/store';

/** An organization with a name of its own. */
export async function createOrganization(
  { organizations }: Pick<Store, 'organizations'>,
  part: Partial<NewOrganization> = {},
): Promise<Organization> {
  const row = await organizations.add({ name: `Fund ${randomUUID()}`, type: 'US_PENSION_FUND', ...part });
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
