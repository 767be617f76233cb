import { withHiddenSeen } from '@ecco/contract/schemas';
import type { NewFact, NewOrganization, Transaction } from '@ecco/store';

export type Status = 'new' | 'changed' | 'same' | 'refused';

/** An organization that a row makes, with what it says is known of it. */
export type FreshOrganization = {
  line: number;
  organization: NewOrganization;
  facts: Omit<NewFact, 'organizationId'>[];
};

/** What would become of a row, and how it is written. */
export type PlannedRow = {
  line: number;
  name: string;
  status: Status;
  changes: string[];
  message: string | null;
  /** Written together with all others that are new. */
  fresh?: FreshOrganization | undefined;
  /** Left out where there is nothing to write. */
  write?: ((tx: Transaction) => Promise<void>) | undefined;
};

/** A row that is not taken, told so that no sign in it turns the lines around it. */
export const refusedRow = (line: number, name: string, message: string): PlannedRow => ({
  line,
  name: withHiddenSeen(name),
  status: 'refused',
  changes: [],
  message: withHiddenSeen(message),
});
