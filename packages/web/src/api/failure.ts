/** What a failed call may be shown as. `status` 0: the server was not reached. */
export type Failure = { status: number; message: string | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a rejected call. The server's own words are kept; a broken connection has none worth showing. */
export function failureOf(error: unknown): Failure {
  if (!isRecord(error) || typeof error['status'] !== 'number') return { status: 0, message: null };
  const message = typeof error['message'] === 'string' && error['message'] !== '' ? error['message'] : null;
  return { status: error['status'], message };
}
