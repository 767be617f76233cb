import type { Meeting } from '@ecco/store';
import { guarded, os, type RequestContext } from '../request/request-context.ts';
import { meetingTo } from './meeting.guard.ts';
import { presentMeeting } from './meeting.presenter.ts';
import {
  addMeeting,
  changeMeeting,
  findMeeting,
  type MeetingReading,
  readValues,
  removeMeeting,
} from './meeting.usecases.ts';
import { valuesBefore } from './meeting-values.ts';
import { presentMinutes } from './minutes.presenter.ts';
import { compareMinutesOf } from './minutes.usecases.ts';

const presented = async (meetingReading: MeetingReading, { services, actor }: RequestContext) => ({
  event: await presentMeeting(services.store, meetingReading, { actor, now: services.now() }),
});

const read = guarded(os.meeting.read).handler(async ({ input, context }) =>
  presented(await findMeeting(context.services.store, input.uuid), context),
);

const find = guarded(os.meeting.find).handler(async ({ input, context }) =>
  presented(await findMeeting(context.services.store, input.id), context),
);

const minutes = guarded(os.meeting.minutes).handler(async ({ input, context: { services } }) => {
  return presentMinutes(services.itemDetails, await compareMinutesOf(services, input.uuid));
});

const meetingSubject = ({ id, title }: Meeting) => ({ kind: 'meeting', id, name: title });

const create = guarded(os.meeting.create).handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const made = await addMeeting(services.store, actor, input);
  event.audit = { subject: meetingSubject(made.meeting), after: input };
  return presented(made, context);
});

const update = guarded(os.meeting.update)
  .use(meetingTo('change', 'uuid'))
  .handler(async ({ input: { uuid: _uuid, ...change }, context }) => {
    const { services, event, permitted } = context;
    const { thing } = permitted;
    const before = valuesBefore(await readValues(services.store, thing), change);
    const changed = await changeMeeting(services.store, permitted, change);
    event.audit = { subject: meetingSubject(thing), before, after: change };
    return presented(changed, context);
  });

const remove = guarded(os.meeting.remove)
  .use(meetingTo('remove', 'uuid'))
  .handler(async ({ context: { services, event, permitted } }) => {
    const { thing } = permitted;
    const before = await readValues(services.store, thing);
    await removeMeeting(services.store, permitted);
    event.audit = { subject: meetingSubject(thing), before, after: {} };
    return { message: 'The meeting is gone. Its recordings and papers are still in the library.' };
  });

export const meetingRoutes = { read, find, minutes, create, update, remove };
