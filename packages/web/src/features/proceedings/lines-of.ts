/** Decisions that the first screen tells; all of them stand below it. */
export const decisionsShown = 6;

/** Lines that so many decisions take there, with the one that leads to the rest. */
export const decisionLineCount = (decisions: number): number => Math.min(decisions, decisionsShown + 1);
