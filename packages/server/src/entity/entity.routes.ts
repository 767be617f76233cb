import { os } from '../http/request-context.ts';
import { pathNotFound } from '../request/request.errors.ts';

const soon = (): never => {
  throw pathNotFound();
};

export const entityRoutes = {
  episodes: os.entity.episodes.handler(soon),
  people: os.entity.people.handler(soon),
};
