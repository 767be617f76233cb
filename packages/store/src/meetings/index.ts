import { ifAny, meetingChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createMeetingsRepository } from './meeting.repository.ts';
import { meetingItems, meetings } from './meeting.table.ts';
import { meetingSigns } from './meeting-sign.table.ts';

export type { Meeting, MeetingDetails } from './meeting.repository.ts';
export { meetingItems, meetingNames, meetings } from './meeting.table.ts';
export { meetingSigns } from './meeting-sign.table.ts';

export const meetingsNoun = defineNoun({
  tables: { meetings, meetingItems, meetingSigns },
  repository: createMeetingsRepository,
  access: {
    find: 'reads',
    add: { changes: (meeting) => ifAny(meeting, ({ id }) => [meetingChanged(id)]) },
    update: { changes: (meeting) => ifAny(meeting, ({ id }) => [meetingChanged(id)]) },
    findSame: 'reads',
    remove: { changes: (removed, id) => (removed ? [meetingChanged(id)] : []) },
    replaceItems: { changes: (_, meetingId) => [meetingChanged(meetingId)] },
    addItem: { changes: (added, meetingId) => (added ? [meetingChanged(meetingId)] : []) },
    putSign: { silent: 'What an item says of its meeting is read by nobody who keeps a copy.' },
    looseItems: 'reads',
    itemsOf: 'reads',
    ofItem: 'reads',
  },
});
