import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { sessionQuery } from '../../session/get-session.api.ts';
import type { RouterContext } from './access.ts';

type Visit = { context: RouterContext; params: object };
type Ask<Data, Key extends QueryKey> = (id: string) => FetchQueryOptions<Data, Error, Data, Key>;

/** Paths differ in their first part only, which the compiler cannot know of them all. */
const idIn = (params: object): string => ('id' in params ? String(params.id) : '');

/**
 * The loader of a page of one thing: it is asked for while the page's parts are still on their way, and not waited for.
 * What the answer is, the page itself says.
 */
export function asking<Data, Key extends QueryKey>(visit: Visit, ask: Ask<Data, Key>): void {
  void visit.context.queries.prefetchQuery(ask(idIn(visit.params)));
}

/** The same of a page that shows its keepers more: who is looking is asked for too, or their part would push the rest. */
export function askingWho<Data, Key extends QueryKey>(...page: Parameters<typeof asking<Data, Key>>): void {
  void page[0].context.queries.prefetchQuery(sessionQuery);
  asking(...page);
}
