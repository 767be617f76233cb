import { os } from '../http/request-context.ts';
import { pathNotFound } from '../request/request.errors.ts';

const soon = (): never => {
  throw pathNotFound();
};

export const meetingRoutes = {
  read: os.meeting.read.handler(soon),
  find: os.meeting.find.handler(soon),
  create: os.meeting.create.handler(soon),
  update: os.meeting.update.handler(soon),
  remove: os.meeting.remove.handler(soon),
};
