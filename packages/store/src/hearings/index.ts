import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createHearingsRepository } from './hearing.repository.ts';
import { hearingReviews, segmentHearings } from './hearing.table.ts';

export type {
  DoubtedLine,
  DoubtedPlace,
  HearingReview,
  LineHearing,
  NewHearing,
} from './hearing.types.ts';

export const hearingsNoun = defineNoun({
  tables: { segmentHearings, hearingReviews },
  repository: createHearingsRepository,
  access: {
    put: { silent: 'How lines were heard is written and told with the lines.' },
    ofLines: 'reads',
    doubted: 'reads',
    reviews: 'reads',
    review: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    undo: { changes: (undone, itemId) => (undone ? [partOfItemChanged(itemId)] : []) },
    unsettled: 'reads',
    unsettledItems: 'reads',
    follow: { silent: 'Lines are told as they are written.' },
    settle: { silent: 'What was made anew is told by what was made.' },
  },
});
