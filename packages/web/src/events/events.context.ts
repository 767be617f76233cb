import { createContext, useContext } from 'react';
import type { EventLog } from './event-log.ts';

const EventsContext = createContext<EventLog | null>(null);
export const EventsProvider = EventsContext.Provider;

/** Notes what somebody did: `log({ event: 'copy_link', slug })`; throws outside of its provider. */
export function useLog(): EventLog['log'] {
  const events = useContext(EventsContext);
  if (!events) throw new Error('the event log is used outside of its provider');
  return events.log;
}
