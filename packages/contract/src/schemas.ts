/** The door for who checks what comes in and goes out: the schemas and the route table. It brings the schema library. */

export * from './api/access.ts';
export * from './api/api.ts';
export * from './api/bounce.api.ts';
export { otherPlacesOf, type Verb } from './api/route.ts';
export * from './api/upload.api.ts';
export * from './noun/account.schema.ts';
export * from './noun/activity.schema.ts';
export * from './noun/administration.schema.ts';
export * from './noun/answer.schema.ts';
export * from './noun/api-key.schema.ts';
export * from './noun/assertion.schema.ts';
export * from './noun/audit.schema.ts';
export * from './noun/brief.schema.ts';
export * from './noun/calendar-feed.schema.ts';
export * from './noun/candidate.schema.ts';
export * from './noun/citation.schema.ts';
export * from './noun/correction.schema.ts';
export * from './noun/crawl.schema.ts';
export * from './noun/curation.schema.ts';
export * from './noun/day.schema.ts';
export * from './noun/digest.schema.ts';
export * from './noun/document.schema.ts';
export * from './noun/entity.schema.ts';
export * from './noun/error.schema.ts';
export * from './noun/event.schema.ts';
export * from './noun/flavor.schema.ts';
export * from './noun/graph.schema.ts';
export * from './noun/graph-import.schema.ts';
export * from './noun/house.schema.ts';
export * from './noun/ingest.schema.ts';
export * from './noun/insight.schema.ts';
export * from './noun/item.schema.ts';
export * from './noun/item-document.schema.ts';
export * from './noun/ledger.schema.ts';
export * from './noun/line-edit.schema.ts';
export * from './noun/link.schema.ts';
export * from './noun/list.schema.ts';
export * from './noun/list-query.schema.ts';
export * from './noun/mail-draft.schema.ts';
export * from './noun/meeting.schema.ts';
export * from './noun/merge.schema.ts';
export * from './noun/minutes-comparison.schema.ts';
export * from './noun/name.schema.ts';
export * from './noun/neighborhood.schema.ts';
export * from './noun/onboarding.schema.ts';
export * from './noun/organization.schema.ts';
export * from './noun/pagination.schema.ts';
export * from './noun/pension-fund.schema.ts';
export * from './noun/person.schema.ts';
export * from './noun/podcast.schema.ts';
export * from './noun/proceedings.schema.ts';
export * from './noun/proposed-organization.schema.ts';
export * from './noun/reading-report.schema.ts';
export * from './noun/record.schema.ts';
export * from './noun/risen-theme.schema.ts';
export * from './noun/saved-search.schema.ts';
export * from './noun/search.schema.ts';
export * from './noun/segment.schema.ts';
export * from './noun/session.schema.ts';
export * from './noun/show.schema.ts';
export * from './noun/socket.schema.ts';
export * from './noun/speaker.schema.ts';
export * from './noun/subscription.schema.ts';
export * from './noun/summary.schema.ts';
export {
  hasHiddenSigns,
  hasTurningSigns,
  hasTwoLetters,
  hiddenSigns,
  turningSigns,
  withHiddenSeen,
} from './noun/text.schema.ts';
export * from './noun/time-zone.schema.ts';
export * from './noun/update.schema.ts';
export * from './noun/upload.schema.ts';
