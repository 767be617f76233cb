import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createDigestsRepository } from './digest.repository.ts';
import { digests } from './digest.table.ts';

export type { Digest, NewDigest } from './digest.repository.ts';
export type { DigestChapter, DigestPart } from './digest.table.ts';

export const digestsNoun = defineNoun({
  tables: { digests },
  repository: createDigestsRepository,
  access: {
    find: 'reads',
    ofItems: 'reads',
    save: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    remove: { changes: (removed, itemId) => (removed ? [partOfItemChanged(itemId)] : []) },
    lacking: 'reads',
  },
});
