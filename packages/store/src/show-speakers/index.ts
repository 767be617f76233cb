import type { Noun } from '../connection/noun.ts';
import { createShowSpeakersRepository } from './show-speaker.repository.ts';
import { showSpeakers } from './show-speaker.table.ts';

export type { ShowSpeaker } from './show-speaker.repository.ts';

export const noun = {
  tables: { showSpeakers },
  repository: createShowSpeakersRepository,
} satisfies Noun;
