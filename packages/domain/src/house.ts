/** What lists of items can be ordered by where they are kept, as their queries name it. */
export const managedItemColumns = ['title', 'created_at', 'release_date', 'score', 'updated_at'] as const;
export type ItemListColumn = (typeof managedItemColumns)[number];

/** How far an item is. */
export const itemStates = ['working', 'failed', 'done'] as const;
export type ItemState = (typeof itemStates)[number];

/** What can be done to many items at once. */
export const itemTasks = ['retry', 'analyze', 'highlights', 'stop'] as const;
export type ItemTask = (typeof itemTasks)[number];

/** How far a job is. */
export const jobStates = ['waiting', 'running', 'failed'] as const;
export type JobState = (typeof jobStates)[number];
