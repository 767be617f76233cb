import {
  contentKinds,
  documentTypes,
  edgeTypes,
  flavorNames,
  graphProvenances,
  linkRelations,
  organizationTypes,
  showKinds,
  stageNames,
  states,
  statuses,
} from '@ecco/domain';
import { z } from 'zod';

/** The names of the domain that more than one answer speaks of, as schemas. */
export const ContentKind = z.enum(contentKinds);
export const DocumentType = z.enum(documentTypes);
export const FlavorName = z.enum(flavorNames);
export const ShowKind = z.enum(showKinds);
export const StageName = z.enum(stageNames);
export const Status = z.enum(statuses);
export const OrganizationType = z.enum(organizationTypes);
export const EdgeType = z.enum(edgeTypes);
export const LinkRelation = z.enum(linkRelations);
export const GraphProvenance = z.enum(graphProvenances);
/** The code of a state, or "Federal". */
export const StateCode = z.enum(states.map(({ code }) => code));

/** What a link to an organization is made of, and what it is called. */
export const OrganizationName = z.object({
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  org_type: OrganizationType,
});
export type OrganizationName = z.infer<typeof OrganizationName>;
