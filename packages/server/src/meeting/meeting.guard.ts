import { permit } from '../request/access/thing-policy.ts';
import { subjectBy } from '../request/request-context.ts';
import { meetingPolicy } from './meeting.policy.ts';
import { meetingOf } from './meeting.usecases.ts';

/** The meeting that a field of the input names, by who may do this to it. @throws RequestError 401, 403, 404 */
export const meetingTo = <Name extends keyof typeof meetingPolicy, Key extends string>(
  ability: Name,
  key: Key,
) =>
  subjectBy(key, async ({ services, actor }, id) =>
    permit(meetingPolicy, ability, { thing: await meetingOf(services.store, id), actor }),
  );
