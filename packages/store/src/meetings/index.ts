import type { Noun } from '../connection/noun.ts';
import { createMeetingsRepository } from './meeting.repository.ts';
import { meetingItems, meetings } from './meeting.table.ts';

export type { Meeting, MeetingDetails } from './meeting.repository.ts';

export const noun = {
  tables: { meetings, meetingItems },
  repository: createMeetingsRepository,
} satisfies Noun;
