import type { Meeting, MeetingSource } from '@ecco/contract';
import { idOf } from './id.ts';
import { buildItemCard } from './item.factory.ts';

/** A recording or paper of a meeting, of which nothing is kept. */
export const buildMeetingSource = (part: Partial<MeetingSource> = {}): MeetingSource => ({
  ...buildItemCard({ kind: 'meeting', ...part }),
  audio_url: null,
  video_url: null,
  document_url: null,
  ...part,
});

/** A meeting without recordings and papers. */
export const buildMeeting = (part: Partial<Meeting> = {}): Meeting => ({
  id: part.uuid ?? idOf(0xd1),
  uuid: idOf(0xd1),
  slug: 'board',
  title: 'Board',
  date: null,
  day_only: false,
  time_zone: null,
  time_zone_from: null,
  fund_name: null,
  location: null,
  link: null,
  meeting_type: null,
  duration: null,
  media: [],
  documents: [],
  organization: null,
  agenda: [],
  upcoming: false,
  may: { change: false, remove: false },
  ...part,
});
