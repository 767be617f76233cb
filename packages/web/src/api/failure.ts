/** What a failed call may be shown as. `status` 0: the server was not reached. */
export type Failure = { status: number; message: string | null; code: string | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The words and the code of an error body. */
export function failureWords(body: unknown): { message: string | null; code: string | null } {
  if (!isRecord(body)) return { message: null, code: null };
  return { message: textIn(body['message']), code: textIn(body['code']) };
}

/** Reads a rejected call. The server's own words are kept; a broken connection has none worth showing. */
export function failureOf(error: unknown): Failure {
  if (!isRecord(error) || typeof error['status'] !== 'number')
    return { status: 0, message: null, code: null };
  // An error without words of its own has its code in their place.
  const { message, code } = failureWords(error);
  return { status: error['status'], message: message === code ? null : message, code };
}
