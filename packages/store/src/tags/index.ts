import type { Noun } from '../connection/noun.ts';
import { createTagsRepository } from './tag.repository.ts';
import { showTags } from './tag.table.ts';

export type { Tag, TagWithShows } from './tag.repository.ts';

export const noun = {
  tables: { showTags },
  repository: createTagsRepository,
} satisfies Noun;
