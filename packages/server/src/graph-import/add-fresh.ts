import type { Transaction } from '@ecco/store';
import { adoptMeetings } from '../graph/meetings-by-name.ts';
import type { FreshOrganisation } from './import.types.ts';
import { RowFault } from './row-values.ts';

/** Writes the organisations of a file that are new, a few hundred with each statement. @throws RowFault */
export async function addFresh(tx: Transaction, fresh: readonly FreshOrganisation[]): Promise<void> {
  const made = await tx.organisations.addMany(fresh.map(({ organisation }) => organisation));
  const facts = fresh.flatMap(({ line, facts: told }, at) => {
    const organisationId = made[at]?.id;
    if (organisationId === undefined)
      throw new RowFault(`slug: another page is, or was, there (line ${line}).`);
    return told.map((fact) => ({ ...fact, organisationId }));
  });
  await tx.organisations.putFacts(facts);
  await adoptMeetings(
    tx,
    made.flatMap((one) => one?.id ?? []),
  );
}
