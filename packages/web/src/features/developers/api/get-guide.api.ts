import { type QueryClient, useQuery } from '@tanstack/react-query';
import { keyBeside } from '../../../api/operations.ts';
import { send } from '../../../api/send.ts';
import { sessionQuery } from '../../../session/get-session.api.ts';

/** A guide that did not come; `status` as failures of the API have it. */
class GuideError extends Error {
  override readonly name = 'GuideError';
  readonly status: number;
  constructor(status: number) {
    super('The guide could not be loaded.');
    this.status = status;
  }
}

/** `GET /v2/api-docs` for the index, with a file behind it for a guide. */
const addressOf = (file: string): string =>
  ['/v2/api-docs', ...file.split('/').filter((part) => part !== '')].join('/');

async function loadGuide(queries: QueryClient, file: string, signal: AbortSignal): Promise<string> {
  // These calls need the token of the page, which a login that is only persisted does not have yet.
  await queries.fetchQuery(sessionQuery).catch(() => null);
  const address = new URL(addressOf(encodeURI(file)), location.origin);
  const response = await send(new Request(address, { headers: { accept: 'text/markdown' }, signal }));
  if (!response.ok) throw new GuideError(response.status);
  // Anything else would be a page of the product, answered in the place of a guide.
  if (!response.headers.get('content-type')?.startsWith('text/markdown')) throw new GuideError(404);
  return response.text();
}

/** A guide in markdown; the empty file is the index of all. */
export const useGuide = (file: string) =>
  useQuery({
    queryKey: keyBeside('guide', 'read', { file }),
    queryFn: ({ client, signal }) => loadGuide(client, file, signal),
    staleTime: 5 * 60_000,
  });
