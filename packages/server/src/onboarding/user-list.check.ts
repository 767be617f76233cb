import type { UserListConfig } from '@ecco/contract';
import type { Issue } from '../request/failure/issue-words.ts';
import type { SchemeContent } from './schemes/scheme.schema.ts';
import { tagsOf } from './schemes/scheme-tags.ts';

/** What the library and the scheme know of what was chosen. */
type KnownChoices = { content: SchemeContent; showIds: ReadonlySet<string> };

type Chosen = { path: string; values: readonly string[]; known: ReadonlySet<string>; noun: string };

const unknownOf = ({ path, values, known, noun }: Chosen): Issue[] =>
  values.flatMap((value, index) =>
    known.has(value) ? [] : [{ path: `${path}.${index}`, message: `There is no ${noun} '${value}'.` }],
  );

/** The answers to the questions of the scheme; those of another one, which a browser may still keep, are left out. */
export function answersOf({ survey }: SchemeContent, config: UserListConfig): UserListConfig['survey'] {
  const keys = survey.map(({ id }) => `${config.scheme}_${id}`);
  return Object.fromEntries(keys.flatMap((key) => (config.survey[key] ? [[key, config.survey[key]]] : [])));
}

/** Everything chosen that is not there to be chosen. Questions may be left unanswered: answers serve only the person. */
export function issuesOf(config: UserListConfig, { content, showIds }: KnownChoices): Issue[] {
  const { categories, survey } = content;
  return [
    ...unknownOf({
      path: 'categories',
      values: config.categories,
      known: new Set(categories.map(({ slug }) => slug)),
      noun: 'category',
    }),
    ...unknownOf({
      path: 'tags',
      values: config.tags,
      known: new Set(categories.flatMap(tagsOf).map(({ slug }) => slug)),
      noun: 'tag',
    }),
    ...unknownOf({ path: 'podcasts', values: config.podcasts, known: showIds, noun: 'podcast' }),
    ...survey.flatMap(({ id, choices }) => {
      const key = `${config.scheme}_${id}`;
      const known = new Set(Object.keys(choices));
      return unknownOf({ path: `survey.${key}`, values: config.survey[key] ?? [], known, noun: 'choice' });
    }),
  ];
}
