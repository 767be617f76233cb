/** An error of the store with a stable dotted code. */
class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A field of a source that cannot be stored. Trying again changes nothing. */
export class BoundsError extends StoreError {
  readonly permanent = true;
  readonly field: string;
  /** In bytes. */
  readonly limit: number;

  constructor(field: string, limit: number) {
    super('field.out_of_bounds', `The field "${field}" is longer than ${limit} bytes.`);
    this.field = field;
    this.limit = limit;
  }
}

export const outOfBounds = (field: string, limit: number) => new BoundsError(field, limit);

export const directoryInUse = (directory: string, cause: unknown) =>
  new StoreError(
    'store.directory_in_use',
    `Another process is using the database in "${directory}". Stop it first, or set DATABASE_URL to share a PostgreSQL server.`,
    { cause },
  );

export const directoryImpossible = (directory: string, cause: unknown) =>
  new StoreError(
    'store.directory_impossible',
    `The data directory "${directory}" cannot be used: ${diskReasons[codeOf(cause)] ?? 'the disk refuses it'}. Set DATA_DIR to one that this process may write to.`,
    { cause },
  );

export const newerSchema = (unknown: number) =>
  new StoreError(
    'store.newer_schema',
    `The database was written by a newer release of Ecco: it has ${unknown} changes of its tables that this one does not know. Nothing was changed. Start the newer release, or restore a backup of before the upgrade into an empty directory or database (docs/operations.md, Upgrade and rollback).`,
  );

export const newerArchive = (unknown: number) =>
  new StoreError(
    'backup.newer_release',
    `This backup was written by a newer release of Ecco, with ${unknown} changes of the tables that this release does not know. Nothing was restored. Use that release or a later one.`,
  );

const connectReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user or the password',
  '3D000': 'it has no such database',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
};

/** A server of a database that did not answer the first call. `place`: host and port, and no more of its address. */
export const databaseUnreachable = (place: string, cause: unknown) =>
  new StoreError(
    'store.unreachable',
    `The database cannot be reached at ${place}: ${connectReasons[innermostCode(cause)] ?? 'it does not answer'}. Check DATABASE_URL, and that the server runs.`,
    { cause },
  );

export const databaseClosed = (cause?: unknown) =>
  new StoreError('store.closed', 'The database is closed.', { cause });

export const databaseAway = (cause: unknown) =>
  new StoreError(
    'store.away',
    `The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  );

export const statementEnded = (cause?: unknown) =>
  new StoreError('store.statement_ended', 'The statement took too long, or nobody waited for it any more.', {
    cause,
  });

export const diskFull = () =>
  new StoreError('store.disk_full', 'The disk is full. What waits goes on when there is room again.');

export const fileNotFound = (key: string) => new StoreError('file.not_found', `There is no file "${key}".`);

export const fileTooLarge = (maxBytes: number) =>
  new StoreError('file.too_large', `The file is larger than ${maxBytes} bytes.`);

export const fileKeyInvalid = (key: string) =>
  new StoreError('file.key_invalid', `"${key}" is not a valid file key.`);

export const jobHandlersInvalid = (problems: string[]) =>
  new StoreError('job.handlers_invalid', `Every job needs exactly one handler: ${problems.join('; ')}.`);

export const jobUnknown = (name: string) =>
  new StoreError('job.unknown', `The job "${name}" has not been declared.`);

/** Told, not thrown: they go on by themselves. */
export const jobsAhead = (count: number) =>
  new StoreError(
    'job.ahead_of_clock',
    `${count} jobs waited for a time that a clock which was ahead had set. They go on now.`,
  );

export const storeNotEmpty = () =>
  new StoreError('backup.store_not_empty', 'A backup can only be restored into an empty store.');

export const identityQueryUnknown = (what: string) =>
  new StoreError('identity.query_unknown', `Identities cannot be asked for by "${what}".`);

export const archiveInvalid = (reason: string, cause?: unknown) =>
  new StoreError('backup.archive_invalid', `This is not a complete backup: ${reason}.`, { cause });

const diskReasons: Readonly<Record<string, string>> = {
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'the folder does not exist',
  EACCES: 'nothing may be written there',
  EPERM: 'nothing may be written there',
  EROFS: 'nothing may be written there',
  EISDIR: 'there is a folder of that name',
  ENOSPC: 'the disk is full',
};

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';

/** How deep a cause is looked for: statements and pools wrap what the system says. */
const deepest = 5;

/** The code of what caused an error in the end. */
function innermostCode(error: unknown): string {
  let code = '';
  let at = error;
  for (let depth = 0; depth < deepest && at instanceof Error; depth += 1) {
    code = codeOf(at) || code;
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return code;
}

export const archiveNotWritten = (path: string, cause: unknown) =>
  new StoreError(
    'backup.not_written',
    `The backup cannot be written to "${path}": ${diskReasons[codeOf(cause)] ?? 'the disk refuses it'}.`,
    { cause },
  );

/** An item that somebody deleted and that can come back is not brought in a second time. */
export class DeletedError extends StoreError {
  readonly permanent = true;
  readonly title: string;

  constructor(title: string) {
    super('item.deleted', 'This was deleted. It can be restored from the list of what was deleted recently.');
    this.title = title;
  }
}

export const itemDeleted = (title: string) => new DeletedError(title);
