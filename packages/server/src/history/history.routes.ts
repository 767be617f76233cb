import { os } from '../http/request-context.ts';
import { pathNotFound } from '../request/request.errors.ts';

const soon = (): never => {
  throw pathNotFound();
};

export const historyRoutes = {
  list: os.history.list.handler(soon),
  note: os.history.note.handler(soon),
  forget: os.history.forget.handler(soon),
};
