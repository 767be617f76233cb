import { ifAny, showChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createShowsRepository } from './show.repository.ts';
import { shows } from './show.table.ts';

export { showBounds } from './show.bounds.ts';
export { shows } from './show.table.ts';
export type { FetchOutcome, NewShow, Show } from './show.types.ts';
export { showNames, showWords } from './show-words.ts';

export const showsNoun = defineNoun({
  tables: { shows },
  repository: createShowsRepository,
  access: {
    findByFeedUrl: 'reads',
    findByFeedUrls: 'reads',
    findBySlug: 'reads',
    findById: 'reads',
    findByIds: 'reads',
    list: 'reads',
    upsert: { changes: ({ show }) => [showChanged(show.id)] },
    findPublication: 'reads',
    putPublication: { changes: (show) => [showChanged(show.id)] },
    setIgnored: { changes: (show) => ifAny(show, ({ id }) => [showChanged(id)]) },
    moveFeed: { changes: (show) => ifAny(show, ({ id }) => [showChanged(id)]) },
    recordFetch: { silent: 'How a look at a feed went is shown by nothing but the row itself.' },
  },
});
