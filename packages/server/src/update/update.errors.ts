import type { WatchedKind } from '@ecco/domain';
import { RequestError } from '../request/failure/request.errors.ts';

const names: Readonly<Record<WatchedKind, string>> = {
  organization: 'organization',
  person: 'person',
  show: 'show',
  saved_search: 'saved search of yours',
  hub: 'hub',
};

export const watchedNotFound = (kind: WatchedKind): RequestError =>
  new RequestError({ status: 404, code: 'watched.not-found', message: `There is no such ${names[kind]}.` });
