import { partOfItemChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createSpeakersRepository } from './speaker.repository.ts';
import { speakers } from './speaker.table.ts';

export { speakers } from './speaker.table.ts';

export const speakersNoun = defineNoun({
  tables: { speakers },
  repository: createSpeakersRepository,
  access: {
    ofItem: 'reads',
    ofItems: 'reads',
    ofVoices: 'reads',
    replace: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    nameInItem: { changes: (_, itemId) => [partOfItemChanged(itemId)] },
    nameByVoice: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    unnameVoice: { changes: (_, { itemId }) => [partOfItemChanged(itemId)] },
    nameInShow: { changes: (named) => named.map(partOfItemChanged) },
  },
});
