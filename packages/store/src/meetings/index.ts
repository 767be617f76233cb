import { ifAny, meetingChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createMeetingsRepository } from './meeting.repository.ts';
import { meetingItems, meetings } from './meeting.table.ts';

export type { Meeting, MeetingDetails } from './meeting.repository.ts';
export { meetingItems, meetingNames, meetings } from './meeting.table.ts';

export const noun = defineNoun({
  tables: { meetings, meetingItems },
  repository: createMeetingsRepository,
  access: {
    find: 'reads',
    add: { changes: (meeting) => ifAny(meeting, ({ id }) => [meetingChanged(id)]) },
    update: { changes: (meeting) => ifAny(meeting, ({ id }) => [meetingChanged(id)]) },
    findSame: 'reads',
    remove: { changes: (removed, id) => (removed ? [meetingChanged(id)] : []) },
    replaceItems: { changes: (_, meetingId) => [meetingChanged(meetingId)] },
    itemsOf: 'reads',
    ofItem: 'reads',
  },
});
