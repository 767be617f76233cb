import type { ContentKind } from '../content-kind.ts';
import type { ThemeId } from '../theme.ts';
import { type BeingValue, type HavingValue, type NamingOperator, searchOperators } from './operator.ts';

/** Where it stands in the text of the search, in characters; `to` is the first after it. */
export type SearchRange = { from: number; to: number };

/** An operator with a value that was understood. */
export type SearchFilter =
  | { operator: NamingOperator; value: string }
  | { operator: 'kind'; value: ContentKind }
  | { operator: 'theme'; value: ThemeId }
  /** The first day, as YYYY-MM-DD: `after` begins with it, `before` ends ahead of it. */
  | { operator: 'after' | 'before'; value: string; day: string }
  | { operator: 'age'; value: string; younger: boolean; days: number }
  | { operator: 'has'; value: HavingValue }
  | { operator: 'is'; value: BeingValue };

export type SearchNode = SearchRange &
  (
    | { type: 'word'; text: string }
    /** Words that stand one after the other. */
    | { type: 'phrase'; text: string }
    | { type: 'filter'; filter: SearchFilter }
    | { type: 'not'; node: SearchNode }
    | { type: 'and' | 'or'; nodes: SearchNode[] }
  );

export const chipKinds = ['phrase', 'word', 'any', 'all', ...searchOperators] as const;
/** `any`: alternatives; `all`: a bracket of things that must not be together; `word`: one that is ruled out. */
type ChipKind = (typeof chipKinds)[number];

/** A part of the search that was understood; cutting its range takes it off. */
export type SearchChip = SearchRange & { kind: ChipKind; value: string; negated: boolean };

export const problemCodes = [
  'unknown_operator',
  'unknown_value',
  'empty_value',
  'bad_date',
  'bad_age',
  'unbalanced_bracket',
  'unbalanced_quote',
  'misplaced_or',
  'too_deep',
  'too_long',
  'too_many_operators',
  'only_negated',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What was not understood: it was searched as words, or left out where it has none. */
export type SearchProblem = SearchRange & { code: ProblemCode };

/** A search as it was understood: all of its `clauses` together. */
export type ParsedSearch = {
  text: string;
  clauses: SearchNode[];
  chips: SearchChip[];
  problems: SearchProblem[];
};
