import { permit } from '../request/access/thing-policy.ts';
import { subjectBy } from '../request/request-context.ts';
import { findShow } from './podcast.usecases.ts';
import { showPolicy } from './show.policy.ts';

/** The show that a field of the input names, by who may do this to it. @throws RequestError what its policy says, 404 */
export const showTo = <Name extends keyof typeof showPolicy, Key extends string>(ability: Name, key: Key) =>
  subjectBy(key, async ({ services, actor }, id) =>
    permit(showPolicy, ability, { thing: await findShow(services.store, id), actor }),
  );
