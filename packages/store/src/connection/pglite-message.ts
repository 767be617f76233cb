import type { EndedStatements } from './pglite-interrupts.ts';

/** What goes between the process and the thread of the embedded database. */
export type ThreadOptions =
  | { directory: string }
  /** In memory, from a dumped database or with nothing in it. */
  | { directory: null; template: string | null };
/** `givenUp`: the statements for which nobody waits any more. */
export type ThreadData = ThreadOptions & { givenUp: EndedStatements };

export type ThreadCall =
  | { kind: 'query'; sql: string; params: unknown[]; mode: RowShape }
  | { kind: 'exec'; sql: string }
  | { kind: 'listen'; channel: string }
  /** Writes the database to a file, whole or not at all. */
  | { kind: 'dump'; path: string }
  | { kind: 'close' };

/**
 * How rows come back: as the ORM wants them (`array` or `object`, dates as the text of the database) or
 * `plain`, objects with dates as `Date`.
 */
export type RowShape = 'array' | 'object' | 'plain';
/** `limitMs`: how long it may take; it can be given up then. */
export type ThreadRequest = { id: number; call: ThreadCall; limitMs?: number };

export type ThreadResult = {
  rows: Record<string, unknown>[];
  affectedRows?: number;
  fields: { name: string; dataTypeID: number }[];
};

/** The fields of a PostgreSQL error that may cross a thread. */
export const errorFields = ['code', 'detail', 'where', 'table', 'column', 'constraint'] as const;
export type ThreadError = { message: string } & Partial<Record<(typeof errorFields)[number], string>>;

export type ThreadReply =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; results: ThreadResult[] }
  | { kind: 'failed'; id: number; error: ThreadError }
  | { kind: 'notification'; channel: string; payload: string };
