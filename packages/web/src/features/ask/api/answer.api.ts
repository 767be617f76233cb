import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** What is asked: the whole library, one item, what a list holds, or what is linked to an organization. */
export type QuestionScope =
  | { kind: 'library' }
  | { kind: 'item'; id: string }
  | { kind: 'list'; uuid: string }
  | { kind: 'organization'; slug: string };

/** An answer is made once: coming back to a question shows what was answered, and asks nothing. */
const lasting = { staleTime: 10 * 60_000, gcTime: 10 * 60_000 };

const ofLibrary = ({ kind }: QuestionScope, query: string) =>
  operations.ask.library.queryOptions({
    input: kind === 'library' && query !== '' ? { query } : skipToken,
    ...lasting,
  });

const ofItem = (of: QuestionScope, query: string) =>
  operations.ask.item.queryOptions({
    input: of.kind === 'item' && query !== '' ? { id: of.id, query } : skipToken,
    ...lasting,
  });

const ofList = (of: QuestionScope, query: string) =>
  operations.ask.list.queryOptions({
    input: of.kind === 'list' && query !== '' ? { uuid: of.uuid, query } : skipToken,
    ...lasting,
  });

const ofOrganization = (of: QuestionScope, query: string) =>
  operations.ask.organisations.queryOptions({
    input: of.kind === 'organization' && query !== '' ? { slug: of.slug, query } : skipToken,
    ...lasting,
  });

/** The answer to a question; a blank one is not asked. */
export function useAnswer(of: QuestionScope, query: string) {
  const library = useQuery(ofLibrary(of, query));
  const item = useQuery(ofItem(of, query));
  const list = useQuery(ofList(of, query));
  const organization = useQuery(ofOrganization(of, query));
  return { library, item, list, organization }[of.kind];
}

/** The key under which the answer to a question lies. */
export const answerKey = (of: QuestionScope, query: string): QueryKey =>
  ({ library: ofLibrary, item: ofItem, list: ofList, organization: ofOrganization })[of.kind](of, query)
    .queryKey;

/** An answer by its own link. */
export const linkedAnswerQuery = (id: string) =>
  operations.ask.answer.queryOptions({ input: { id }, ...lasting });
