import type { Noun } from '../connection/noun.ts';
import { createEventsRepository } from './event.repository.ts';
import { events } from './event.table.ts';

export type { LoggedEvent, NewEvent } from './event.repository.ts';

export const noun = {
  tables: { events },
  repository: createEventsRepository,
} satisfies Noun;
