import { authorise } from '../request/access/authorise.ts';
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
  removeMeeting,
} from './meeting.usecases.ts';
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
  authorise('meeting.minutes', actor);
  return presentMinutes(services.itemDetails, await compareMinutesOf(services, input.uuid));
});

const create = os.meeting.create.handler(async ({ input, context }) => {
  const who = authorise('meeting.create', context.actor);
  return presented(await addMeeting(context.services.store, who, input), context);
});

const update = os.meeting.update.handler(async ({ input: { uuid, ...change }, context }) => {
  const { services, actor } = context;
  const thing = await meetingOf(services.store, uuid);
  const changed = await changeMeeting(
    services.store,
    permit(meetingPolicy, 'change', { thing, actor }),
    change,
  );
  return presented(changed, context);
});

const remove = os.meeting.remove.handler(async ({ input, context: { services, actor } }) => {
  const thing = await meetingOf(services.store, input.uuid);
  await removeMeeting(services.store, permit(meetingPolicy, 'remove', { thing, actor }));
  return { message: 'The meeting is gone. Its recordings and papers are still in the library.' };
});

export const meetingRoutes = { read, find, minutes, create, update, remove };
