import { os } from '../http/request-context.ts';
import { pathNotFound } from '../request/request.errors.ts';

const soon = (): never => {
  throw pathNotFound();
};

export const tagRoutes = {
  list: os.tag.list.handler(soon),
  find: os.tag.find.handler(soon),
};
