import type { Transaction } from '@ecco/store';

export type Status = 'new' | 'changed' | 'same' | 'refused';

/** What would become of a row, and how it is written. */
export type PlannedRow = {
  line: number;
  name: string;
  status: Status;
  changes: string[];
  message: string | null;
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
