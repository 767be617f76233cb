import { showChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createTagsRepository } from './tag.repository.ts';
import { showTags } from './tag.table.ts';

export type { Tag, TagWithShows } from './tag.repository.ts';

export const tagsNoun = defineNoun({
  tables: { showTags },
  repository: createTagsRepository,
  access: {
    list: 'reads',
    find: 'reads',
    ofShow: 'reads',
    replace: { changes: (_, showId) => [showChanged(showId)] },
  },
});
