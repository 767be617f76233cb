import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createVoicesRepository } from './voice.repository.ts';
import { voiceLikenesses, voicePrints, voiceReviews } from './voice.table.ts';

export type {
  AlikeVoice,
  NewVoicePrint,
  StoredVoicePrint,
  UndoneReview,
  VoiceMatch,
  VoicePlace,
  VoiceReview,
} from './voice.types.ts';

export const voicesNoun = defineNoun({
  tables: { voicePrints, voiceLikenesses, voiceReviews },
  repository: createVoicesRepository,
  access: {
    put: { silent: 'Prints are written and told with the lines.' },
    uncompared: 'reads',
    others: 'reads',
    noteAlike: { silent: 'Nobody but admins sees it, who ask whenever they look.' },
    matches: 'reads',
    reviews: 'reads',
    review: { changes: (_none, reviews) => reviews.map((review) => partOfItemChanged(review.itemId)) },
    undo: { changes: (undone) => undone.map((review) => partOfItemChanged(review.itemId)) },
    forgetPerson: { silent: 'Nobody but admins sees it, who ask whenever they look.' },
    count: 'reads',
    forgetAll: { silent: 'Nobody but admins sees it, who ask whenever they look.' },
  },
});
