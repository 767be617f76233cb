/** The database schema in which the queue keeps its tables. */
export const jobSchema = 'jobs';

/** Where a job goes when no try is left, so that its end is handled even if the process died during the last one. */
export const finalFailureQueue = 'final-failures';
