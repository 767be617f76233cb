import type { Noun } from '../connection/noun.ts';
import { createSpeakersRepository } from './speaker.repository.ts';
import { speakers } from './speaker.table.ts';

export const noun = {
  tables: { speakers },
  repository: createSpeakersRepository,
} satisfies Noun;
