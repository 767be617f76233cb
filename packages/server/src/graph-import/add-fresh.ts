import type { Transaction } from '@ecco/store';
import { adoptMeetings } from '../graph/meetings-by-name.ts';
import type { FreshOrganization } from './import.types.ts';
import { RowFault } from './row-values.ts';

/** Writes the organizations of a file that are new, a few hundred with each statement. @throws RowFault */
export async function addFresh(tx: Transaction, fresh: readonly FreshOrganization[]): Promise<void> {
  const made = await tx.organizations.addMany(fresh.map(({ organization }) => organization));
  const facts = fresh.flatMap(({ line, facts: reported }, at) => {
    const organizationId = made[at]?.id;
    if (organizationId === undefined)
      throw new RowFault(`slug: another page is, or was, there (line ${line}).`);
    return reported.map((fact) => ({ ...fact, organizationId }));
  });
  await tx.organizations.putFacts(facts);
  await adoptMeetings(
    tx,
    made.flatMap((one) => one?.id ?? []),
  );
}
