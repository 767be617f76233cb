import type { ThreadError } from './pglite-message.ts';

/** A PostgreSQL error that came out of the thread, with the fields that the server's driver has too. */
export class PgliteError extends Error {
  override readonly name = 'PgliteError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly where: string | undefined;

  constructor(error: ThreadError) {
    super(error.message);
    this.code = error.code;
    this.detail = error.detail;
    this.constraint = error.constraint;
    this.table = error.table;
    this.column = error.column;
    this.where = error.where;
  }
}
