import { permit } from '../request/access/thing-policy.ts';
import { subjectBy } from '../request/request-context.ts';
import { listPolicy } from './list.policy.ts';
import { findList } from './open-list.ts';

/** The list that a field of the input names, by who may do this to it. @throws RequestError what its policy says, 404 */
export const listTo = <Name extends keyof typeof listPolicy, Key extends string>(ability: Name, key: Key) =>
  subjectBy(key, async ({ services, actor }, name) =>
    permit(listPolicy, ability, { thing: await findList(services.store, name, actor), actor }),
  );
