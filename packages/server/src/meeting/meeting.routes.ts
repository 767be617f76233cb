import { authorise } from '../request/access/authorise.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { presentMeeting } from './meeting.presenter.ts';
import {
  addMeeting,
  changeMeeting,
  findMeeting,
  type MeetingFound,
  removeMeeting,
} from './meeting.usecases.ts';

const presented = async (found: MeetingFound, { services, actor }: RequestContext) => ({
  event: await presentMeeting(services.store, found, actor),
});

const read = os.meeting.read.handler(async ({ input, context }) =>
  presented(await findMeeting(context.services.store, input.uuid), context),
);

const find = os.meeting.find.handler(async ({ input, context }) =>
  presented(await findMeeting(context.services.store, input.id), context),
);

const create = os.meeting.create.handler(async ({ input, context }) => {
  const who = authorise('meeting.create', context.actor);
  return presented(await addMeeting(context.services.store, who, input), context);
});

const update = os.meeting.update.handler(async ({ input, context }) => {
  const who = authorise('meeting.update', context.actor);
  return presented(await changeMeeting(context.services.store, who, input), context);
});

const remove = os.meeting.remove.handler(async ({ input, context }) => {
  await removeMeeting(context.services.store, authorise('meeting.remove', context.actor), input.uuid);
  return { message: 'The meeting is gone. Its recordings and papers are still in the library.' };
});

export const meetingRoutes = { read, find, create, update, remove };
