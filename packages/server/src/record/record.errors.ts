import type { RecordTask } from '@ecco/domain';
import { RequestError } from '../request/failure/request.errors.ts';

export const taskUnknown = (task: RecordTask): RequestError =>
  new RequestError({
    status: 400,
    code: 'record.task-unknown',
    message: `“${task}” doesn’t apply to these.`,
  });
