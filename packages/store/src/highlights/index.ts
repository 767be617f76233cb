import type { Noun } from '../connection/noun.ts';
import { createHighlightsRepository } from './highlight.repository.ts';
import { highlights } from './highlight.table.ts';

export type { Highlight, NewHighlight } from './highlight.repository.ts';

export const noun = {
  tables: { highlights },
  repository: createHighlightsRepository,
} satisfies Noun;
