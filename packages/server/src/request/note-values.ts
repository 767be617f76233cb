import type { NotedValues } from '@ecco/domain';
import type { RequestContext } from './request-context.ts';

/** What was there before, where that is known, and what is there after, for the log of what admins do. */
export function noteValues(
  { event }: RequestContext,
  values: { before?: NotedValues; after: NotedValues },
): void {
  event.audit = { subject: event.audit?.subject ?? null, ...values };
}
