import { z } from 'zod';
import { Mark, SourceName } from '../marked/mark.schema.ts';

/** Whose a claim is, by somebody who read it: keys of organizations, none where it is of nobody in the graph. */
export const ClaimLabel = Mark.extend({ of: z.array(z.string()) });
export type ClaimLabel = z.infer<typeof ClaimLabel>;

/** An organization that the graph lacks, and whose items are its own. */
export const AddedOwner = SourceName.extend({ key: z.string(), name: z.string() });
