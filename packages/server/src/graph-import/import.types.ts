import type { NewFact, NewOrganisation, Transaction } from '@ecco/store';

export type Status = 'new' | 'changed' | 'same' | 'refused';

/** An organisation that a row makes, with what it says is known of it. */
export type FreshOrganisation = {
  line: number;
  organisation: NewOrganisation;
  facts: Omit<NewFact, 'organisationId'>[];
};

/** What would become of a row, and how it is written. */
export type PlannedRow = {
  line: number;
  name: string;
  status: Status;
  changes: string[];
  message: string | null;
  /** Written together with all others that are new. */
  fresh?: FreshOrganisation | undefined;
  /** Left out where there is nothing to write. */
  write?: ((tx: Transaction) => Promise<void>) | undefined;
};

export const refusedRow = (line: number, name: string, message: string): PlannedRow => ({
  line,
  name,
  status: 'refused',
  changes: [],
  message,
});
