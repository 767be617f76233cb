import { showChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createShowSpeakersRepository } from './show-speaker.repository.ts';
import { showSpeakers } from './show-speaker.table.ts';

export type { ShowSpeaker } from './show-speaker.repository.ts';

export const showSpeakersNoun = defineNoun({
  tables: { showSpeakers },
  repository: createShowSpeakersRepository,
  access: { ofShow: 'reads', save: { changes: (_, { showId }) => [showChanged(showId)] } },
});
