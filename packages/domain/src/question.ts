/** What is asked: the whole library, one item, a list or hub, or what names some organisations (D43). */
export const askScopes = ['library', 'item', 'list', 'organisations'] as const;

export const answerVerdicts = ['approved', 'rejected'] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** What an administrator decides of an answer for everybody: it is given to all who ask, or to nobody. */
export const answerDecisions = ['pinned', 'removed'] as const;
export type AnswerDecision = (typeof answerDecisions)[number];

/** What of an organisation is kept beside all texts and answers questions: when it meets next, who it has, facts of a day. */
export const graphAsks = ['meeting', 'last-meeting', 'person', 'fact'] as const;

/** Which questions an admin looks at, and what they can be ordered by. */
export const questionFilters = ['all', 'unanswered', 'approved', 'rejected'] as const;
export type QuestionFilter = (typeof questionFilters)[number];
export const questionColumns = ['asked_at', 'times', 'query'] as const;
export type QuestionColumn = (typeof questionColumns)[number];
