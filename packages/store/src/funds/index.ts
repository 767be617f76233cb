import { defineNoun } from '../changes/noun.ts';
import { createFundsRepository } from './fund.repository.ts';

export type {
  AroundQuery,
  FundsFilter,
  FundsQuery,
  ListedMeeting,
  Period,
  TimeAround,
} from './fund.types.ts';
export { allocating, alsoMentions, ofTopics } from './fund-condition.ts';
export { createFundMeetings } from './fund-meetings.ts';
export { type FindHeld, findHeld, type MeetingsAround, type MeetingWithOwner } from './held-around.ts';

/** It has no tables of its own: it reads organizations with their meetings, items and entries of the ledger. */
export const fundsNoun = defineNoun({
  tables: {},
  repository: createFundsRepository,
  access: {
    page: 'reads',
    idsOf: 'reads',
    countByState: 'reads',
    itemCountsOf: 'reads',
    lookUp: 'reads',
    meetingsOf: 'reads',
    meetingsBesides: 'reads',
    meetingsAround: 'reads',
    meetingsByState: 'reads',
    lastMeetingsOf: 'reads',
  },
});
