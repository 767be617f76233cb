import { readGraphQuestion } from '@ecco/engine';
import type { NamedOrganization, Store } from '@ecco/store';
import type { QuestionScope } from './ask-scope.ts';

/** Names of a question that are looked up, and organizations that one may mean. */
const most = { names: 3, meant: 4 };

/** Runs of words with capitals, behind the word that opens the question. */
const run = /(?<=\s)\p{Lu}[\p{L}'’&.-]*(?: (?:of |and |for )?\p{Lu}[\p{L}'’&.-]*){0,8}/gu;
const foldedName = (text: string): string => text.replace(/['’]s?$/u, '');

/**
 * The organization of the graph that a question of all of the library, or of a list, names, where what is kept of it may
 * answer; none where it names several, or a name that several have.
 */
export async function organizationsNamedIn(
  store: Pick<Store, 'organizations'>,
  query: string,
  { scope, organizations }: QuestionScope,
): Promise<readonly NamedOrganization[]> {
  if (scope.kind === 'item' || organizations.length > 0) return organizations;
  const names = [...query.matchAll(run)].map(([text]) => foldedName(text)).slice(0, most.names);
  // Most questions ask for nothing that is kept of organizations, whoever they name.
  const asking = names.filter((name) => readGraphQuestion(query, { name, aliases: [] })?.isNamed);
  const pages = await Promise.all(
    asking.map((words) => store.organizations.page({ words, page: 1, perPage: most.meant })),
  );
  const ids = [...new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)))];
  const known = [...(await store.organizations.findNamed(ids)).values()];
  const named = known.filter(
    ({ organization: { name }, aliases }) => readGraphQuestion(query, { name, aliases })?.isNamed,
  );
  return named.length === 1 ? named : [];
}
