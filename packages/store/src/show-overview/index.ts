export { type CountedShow, createShowCounts } from './show-counts.repository.ts';
export { createShowSubjects, type Subject, type SubjectShow } from './show-subjects.repository.ts';
