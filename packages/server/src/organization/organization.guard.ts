import { permit } from '../request/access/thing-policy.ts';
import { type RequestContext, subjectBy } from '../request/request-context.ts';
import { organizationPolicy } from './organization.policy.ts';
import { findOrganization } from './organization.usecases.ts';

/** The organization that a field of the input names, by who may do this to it. @throws RequestError 401, 403, 404 */
export const organizationTo = <Name extends keyof typeof organizationPolicy, Key extends string>(
  ability: Name,
  key: Key,
) =>
  subjectBy(key, async ({ services, actor }, id) =>
    permit(organizationPolicy, ability, {
      thing: await findOrganization(services.store, id),
      actor,
    }),
  );

async function managed({ services, actor, event }: RequestContext, name: string) {
  const thing = await findOrganization(services.store, name);
  const { organization } = thing;
  event.audit = { subject: { kind: 'organization', id: organization.id, name: organization.name } };
  return permit(organizationPolicy, 'manage', { thing, actor });
}

/** The organization that is to be changed; the log of what admins do names it. @throws RequestError 401, 403, 404 */
export const managedOrganization = <Key extends string>(key: Key) => subjectBy(key, managed);
