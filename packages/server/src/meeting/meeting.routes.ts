import type { Meeting } from '@ecco/store';
import { authorize } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { meetingPolicy } from './meeting.policy.ts';
import { presentMeeting } from './meeting.presenter.ts';
import {
  addMeeting,
  changeMeeting,
  findMeeting,
  type MeetingFound,
  meetingOf,
  readValues,
  removeMeeting,
} from './meeting.usecases.ts';
import { valuesBefore } from './meeting-values.ts';
import { presentMinutes } from './minutes.presenter.ts';
import { compareMinutesOf } from './minutes.usecases.ts';

const presented = async (found: MeetingFound, { services, actor }: RequestContext) => ({
  event: await presentMeeting(services.store, found, { actor, now: services.now() }),
});

const read = os.meeting.read.handler(async ({ input, context }) =>
  presented(await findMeeting(context.services.store, input.uuid), context),
);

const find = os.meeting.find.handler(async ({ input, context }) =>
  presented(await findMeeting(context.services.store, input.id), context),
);

const minutes = os.meeting.minutes.handler(async ({ input, context: { services, actor } }) => {
  authorize('meeting.minutes', actor);
  return presentMinutes(services.itemDetails, await compareMinutesOf(services, input.uuid));
});

const subjectOf = ({ id, title }: Meeting) => ({ kind: 'meeting', id, name: title });

const create = os.meeting.create.handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const made = await addMeeting(services.store, authorize('meeting.create', actor), input);
  event.audit = { subject: subjectOf(made.meeting), after: input };
  return presented(made, context);
});

const update = os.meeting.update.handler(async ({ input: { uuid, ...change }, context }) => {
  const { services, actor, event } = context;
  const thing = await meetingOf(services.store, uuid);
  const permitted = permit(meetingPolicy, 'change', { thing, actor });
  const before = valuesBefore(await readValues(services.store, thing), change);
  const changed = await changeMeeting(services.store, permitted, change);
  event.audit = { subject: subjectOf(thing), before, after: change };
  return presented(changed, context);
});

const remove = os.meeting.remove.handler(async ({ input, context: { services, actor, event } }) => {
  const thing = await meetingOf(services.store, input.uuid);
  const permitted = permit(meetingPolicy, 'remove', { thing, actor });
  const before = await readValues(services.store, thing);
  await removeMeeting(services.store, permitted);
  event.audit = { subject: subjectOf(thing), before, after: {} };
  return { message: 'The meeting is gone. Its recordings and papers are still in the library.' };
});

export const meetingRoutes = { read, find, minutes, create, update, remove };
