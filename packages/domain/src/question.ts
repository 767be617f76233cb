/** What is asked: the whole library, one item, a list or hub, or what names some organizations (D43). */
export const askScopes = ['library', 'item', 'list', 'organisations'] as const;

export const answerVerdicts = ['approved', 'rejected'] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** What an administrator decides of an answer for everybody: it is given to all who ask, or to nobody. */
export const answerDecisions = ['pinned', 'removed'] as const;
export type AnswerDecision = (typeof answerDecisions)[number];

/**
 * What is kept beside all texts and answers questions: when an organization meets next, who it has, facts of a day, and rows
 * of the ledger.
 */
export const graphAsks = ['meeting', 'last-meeting', 'person', 'fact', 'signal'] as const;

/** Which questions an admin looks at, and what they can be ordered by. */
export const questionFilters = ['all', 'unanswered', 'approved', 'rejected'] as const;
export type QuestionFilter = (typeof questionFilters)[number];
export const questionColumns = ['asked_at', 'times', 'query'] as const;
export type QuestionColumn = (typeof questionColumns)[number];

/** The sample questions of the specification, and whom each is about: they are offered while the library speaks of them. */
export const sampleQuestions = ['ai', 'agi', 'hybrids', 'security'] as const;
export type SampleQuestion = (typeof sampleQuestions)[number];
export const peopleOfSamples: Readonly<Record<SampleQuestion, string>> = {
  ai: 'Jensen Huang',
  agi: 'Demis Hassabis',
  hybrids: 'Akio Toyoda',
  security: 'Nikesh Arora',
};
