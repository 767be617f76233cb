import { os } from '../http/request-context.ts';
import { pathNotFound } from '../request/request.errors.ts';

const soon = (): never => {
  throw pathNotFound();
};

export const listRoutes = {
  read: os.list.read.handler(soon),
  create: os.list.create.handler(soon),
  update: os.list.update.handler(soon),
  remove: os.list.remove.handler(soon),
  ofItem: os.list.ofItem.handler(soon),
  assign: os.list.assign.handler(soon),
  mine: os.list.mine.handler(soon),
  open: os.list.open.handler(soon),
  curated: os.list.curated.handler(soon),
  curate: os.list.curate.handler(soon),
  daily: os.list.daily.handler(soon),
};
