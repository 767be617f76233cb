import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { Meeting, MeetingChange, NewMeeting } from '../noun/meeting.schema.ts';
import { MinutesComparison } from '../noun/minutes-comparison.schema.ts';
import { curate, read } from './access.ts';
import { get, post, put, remove } from './route.ts';

const ByUuid = z.object({ uuid: z.uuid() });
const Event = z.object({ event: Meeting });

export const meetingApi = {
  read: get('/pension_funds/events/{uuid}', 'A meeting; the uuid of a lone recording serves too', read)
    .input(ByUuid)
    .output(Event),
  find: get('/kg/pension_funds/events/{id}', 'A meeting by uuid or slug', read)
    .input(z.object({ id: z.string().min(1) }))
    .output(Event),
  minutes: get(
    '/pension_funds/events/{uuid}/minutes_comparison',
    'What the recording of a meeting has and its minutes lack, and where they differ',
    read,
  )
    .input(ByUuid)
    .output(MinutesComparison),
  create: post('/admin/events', 'Make a meeting of recordings and papers', curate)
    .input(NewMeeting)
    .output(Event),
  update: put('/admin/events/{uuid}', 'Change a meeting', curate)
    .input(MeetingChange.extend(ByUuid.shape))
    .output(Event),
  remove: remove('/admin/events/{uuid}', 'Delete a meeting; its recordings and papers stay', curate)
    .input(ByUuid)
    .output(Message),
};
