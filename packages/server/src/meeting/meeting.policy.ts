import type { MeetingMay } from '@ecco/contract';
import type { Meeting } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { likeRoute, type Permitted } from '../request/access/thing-policy.ts';

/** Who may do what to which meeting. */
export const meetingPolicy = {
  change: likeRoute('meeting.update'),
  remove: likeRoute('meeting.remove'),
};

export type PermittedMeeting<Name extends keyof typeof meetingPolicy> = Permitted<Name, Meeting>;

/** What somebody may do with a meeting; nothing with a recording that only stands for one. */
export const mayWithMeeting = (meeting: Meeting | null, actor: Actor): MeetingMay => ({
  change: meeting !== null && meetingPolicy.change.may(meeting, actor),
  remove: meeting !== null && meetingPolicy.remove.may(meeting, actor),
});
