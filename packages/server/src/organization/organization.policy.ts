import type { OrganizationMay } from '@ecco/contract';
import type { Organization } from '@ecco/domain';
import type { NamedOrganization } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { likeRoute, type Permitted } from '../request/access/thing-policy.ts';

/** Who may do what to which organization. */
export const organizationPolicy = {
  read: likeRoute('organisation.find'),
  manage: likeRoute('graph.update'),
};

export type PermittedOrganization<Name extends keyof typeof organizationPolicy> = Permitted<
  Name,
  NamedOrganization
>;

export const mayWithOrganization = (organization: Organization, actor: Actor): OrganizationMay => ({
  manage: organizationPolicy.manage.may(organization, actor),
});
