import { definePart } from '../changes/noun.ts';
import { createShowCounts } from './show-counts.repository.ts';
import { createShowSubjects } from './show-subjects.repository.ts';

export type { CountedShow } from './show-counts.repository.ts';
export type { Subject, SubjectShow } from './show-subjects.repository.ts';

export const showCounts = definePart({ repository: createShowCounts, access: { counted: 'reads' } });

export const showSubjects = definePart({
  repository: createShowSubjects,
  access: { findBySubjects: 'reads' },
});
