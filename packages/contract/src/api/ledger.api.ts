import { z } from 'zod';
import {
  LedgerSignal,
  SignalCounts,
  SignalsFilter,
  SignalsPage,
  SignalsQuery,
} from '../noun/ledger.schema.ts';
import { readAsMember } from './access.ts';
import { get } from './route.ts';

export const ledgerApi = {
  list: get('/signals', 'What allocators do, an event a row, newest first', readAsMember)
    .input(SignalsQuery)
    .output(SignalsPage),
  counts: get('/signals/counts', 'How many signals each choice of a filter would leave', readAsMember)
    .input(SignalsFilter)
    .output(SignalCounts),
  export: get('/signals/export', 'The signals of a filter as CSV', { ...readAsMember, limit: 'export' })
    .input(SignalsQuery.omit({ page: true, per_page: true }))
    .output(
      z.object({
        name: z.string(),
        csv: z.string(),
        /** Rows that are in it, and signals that there are. */
        rows: z.number().int(),
        total: z.number().int(),
      }),
    ),
  find: get('/signals/{id}', 'A signal by its id', readAsMember)
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ signal: LedgerSignal })),
};
