import { lexicon } from '../lexicon/lexicon.ts';

/** Ends a lead-in or a credit, and no heading. */
export const endsNoHeading = lexicon({
  at: 'closing',
  words: 'including and or the of to for by with are is photos? gallery getty advertisement',
});

/** Opens the credit of a picture. */
export const opensCredit = lexicon({
  at: 'opening',
  words: 'photo image figure gallery source credit advertisement',
});

/** What a division of a document is called, with its number behind. */
export const divisions = lexicon({
  words: 'item note section part appendix chapter article schedule exhibit',
  phrases: String.raw`
agenda item  + Agenda item 4  - The agenda
`,
});

/** A line of a form that says who moved, who voted how, and what came of it, or of the head of a memo. */
export const opensFormLine = lexicon({
  at: 'opening',
  phrases: String.raw`
(mover|seconder|moved( by)?|seconded( by)?|ayes?|yeas?|nays?|noes|abstain(ed|ing)?|abstentions?|recused|result|vote|votes):~  + SECONDER: Park  - Votes of the board
(to|from|date|cc|bcc|re|subject|regarding):~  + TO: Board of Trustees  - To the board
memo(randum)?(?=\s*$)  + MEMORANDUM  - Memorandum of understanding
`,
});
