import { z } from 'zod';
import { limits } from './limit.ts';
import { OrganizationType } from './name.schema.ts';

/** A name that items are of, or that decides something, and that no organization has. */
export const ProposedOrganization = z.object({
  name: z.string(),
  /** As the name itself says it; null where it says nothing of the kind. */
  org_type: OrganizationType.nullable(),
  /** Code of the state that the name holds. */
  state: z.string().nullable(),
  /** Items that are of it. */
  items: z.number().int(),
  /** Signals in which it acts. */
  signals: z.number().int(),
});
export type ProposedOrganization = z.infer<typeof ProposedOrganization>;

export const ProposedOrganizations = z.object({ proposed: z.array(ProposedOrganization) });

/** `org_type`: for those whose name does not say it. */
export const AddProposed = z.object({
  names: z.array(z.string().trim().min(2).max(limits.organizationNameMax)).min(1).max(50),
  org_type: OrganizationType.optional(),
});

/** `skipped`: names that are in the directory by now, or that nothing is of any more, or whose type nobody said. */
export const AddedProposed = z.object({
  organizations: z.array(z.object({ uuid: z.string(), slug: z.string(), name: z.string() })),
  skipped: z.array(z.string()),
});
