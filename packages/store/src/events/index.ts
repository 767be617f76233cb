import { defineNoun } from '../changes/noun.ts';
import { createEventsRepository } from './event.repository.ts';
import { events } from './event.table.ts';

export type { LoggedEvent, NewEvent } from './event.repository.ts';

const logged = { silent: 'What happened is read from its rows alone.' };

export const eventsNoun = defineNoun({
  tables: { events },
  repository: createEventsRepository,
  access: { add: logged, page: 'reads', removeOld: logged },
});
