import type { OrganizationMay } from '@ecco/contract';
import type { Organisation } from '@ecco/domain';
import type { NamedOrganisation } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { likeRoute, type Permitted } from '../request/access/thing-policy.ts';

/** Who may do what to which organisation. */
export const organisationPolicy = {
  read: likeRoute('organisation.find'),
  manage: likeRoute('graph.update'),
};

export type PermittedOrganisation<Name extends keyof typeof organisationPolicy> = Permitted<
  Name,
  NamedOrganisation
>;

export const mayWithOrganisation = (organisation: Organisation, actor: Actor): OrganizationMay => ({
  manage: organisationPolicy.manage.may(organisation, actor),
});
