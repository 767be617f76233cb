import type { MeetingChange, NewMeeting } from '@ecco/contract';
import type { ItemWithShow, Meeting } from '@ecco/store';

type MeetingSnapshot = { meeting: Meeting; sources: readonly ItemWithShow[]; organizationId: string | null };

/** A meeting as it would be made, so that one that was deleted can be put back. */
export const meetingValues = ({ meeting, sources, organizationId }: MeetingSnapshot): NewMeeting => ({
  title: meeting.title,
  date: meeting.heldAt?.toISOString() ?? null,
  day_only: meeting.dayOnly,
  time_zone: meeting.timeZone,
  fund_name: meeting.fundName,
  location: meeting.location,
  link: meeting.link,
  meeting_type: meeting.meetingType,
  agenda: meeting.agenda,
  sources: sources.map(({ item }) => item.id),
  ...(organizationId !== null && { organization: organizationId }),
});

/** What of a meeting a change names, as it is before the change. */
export const valuesBefore = (values: NewMeeting, change: MeetingChange): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(change, field)));
