export type StatementKind = 'income' | 'balance' | 'cash';

/** What one row of a statement tells. */
export type StatementItem = {
  /** In words, as a formula names it. */
  name: string;
  statement: StatementKind;
  /** How questions call it. */
  asks: RegExp;
  /** How rows are called, in small letters with nothing between them. */
  labels: RegExp;
  /** Of several rows that are called so the ones that are meant, where there are some. */
  prefers?: RegExp;
  /** Whether it may be less than nothing; of all else the size counts, in brackets or not. */
  isSigned?: boolean;
};
