import { contentKinds, documentTypes, flavorNames, showKinds, stageNames, statuses } from '@ecco/domain';
import { z } from 'zod';

/** The names of the domain that more than one answer speaks of, as schemas. */
export const ContentKind = z.enum(contentKinds);
export const DocumentType = z.enum(documentTypes);
export const FlavorName = z.enum(flavorNames);
export const ShowKind = z.enum(showKinds);
export const StageName = z.enum(stageNames);
export const Status = z.enum(statuses);
