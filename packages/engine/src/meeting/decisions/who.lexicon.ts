import { lexicon } from '../../lexicon/lexicon.ts';

/** What stands before the name of a mover; a colon may stand for it in a form. */
export const byMover = lexicon({
  phrases: String.raw`
(motion|moved|motioned|proposed|proposal|nominated|amend|amendment|resolution)( (was|is|were|being))?( (made|moved|offered|proposed|put forward))? (by|of|from)~  + MOTION by Trustee Finch.  - A motion to adopt.
(made|moved|offered|introduced|put) by~  + It was made by Finch.  - It was made in May.
(moved|mover|proposed|proposer|motion made|motion by|made by|moved by|proposed by):~  + Moved by: Finch.  - They moved.
`,
});

/** What stands before the name of a seconder. */
export const bySeconder = lexicon({
  phrases: String.raw`
(seconded|second|supported|2nd|2nded|seconder)( was)?( made)?( (the|this) motion)? (by|from)~  + Seconded by Lee.  - The second report.
(seconded|second|seconder|supported|support|seconded by|second by):~  + Second: Lee.  - The second.
`,
});

/** What stands behind the name of a mover. */
export const moverDoes = lexicon({
  phrases: String.raw`
(then |also |further |subsequently )?(moved|moves|motioned|proposed|made (a|the|this) motion|(made|offered|proposed|introduced) (a|the) substitute motion|made (a|the) motion|offered a motion|introduced a motion)(?= (to|that|for|approval|adoption|acceptance|the (adoption|approval|acceptance|following)|and)|[ ,]{1,2}seconded|[,:])  + Finch moved to adopt it.  - They moved house.
(then )?so (moved|moves)(?= and\b|[ ,;]{1,2}seconded|[,.;]|$)  + Asked for a motion to adopt it, Finch so moved.  - It so moved them that they left.
(then |also )?(moved|moves)(?= (the |both |all )?((staff|committee|consultant|subcommittee|officer|administrator|director)('s|s'?)? )?(recommendations?|proposals?|resolution)([.,;]| as | and |$))  + Finch moved the committee's recommendation.  - They moved the recommendation box away.
(then |also )?(offered|proposed|moved|made|introduced|submitted) an? (friendly )?amendment(?= (to|that)|[,:])  + Finch offered an amendment to reduce it.  - They offered a meal.
`,
});

/** What stands behind the name of a seconder. */
export const seconderDoes = lexicon({
  phrases: String.raw`
(then |also )?(seconded|supported|seconds)(?= (the|it|and|his|her|this|to [a-z]{4}|that [a-z]{1,20} [a-z0-9])|[.,;]|$)  + Lee seconded the motion.  - A second report.
seconding(?= (it|the motion|this motion)|[.,;]|$)  + Finch moved to adopt it, Lee seconding.  - The seconding of staff.
provided (the|a) second  + Lee provided the second.  - They provided cash.
`,
});

/** Abbreviations for a motion that was made, seconded and carried; the names of the two follow. */
export const abbreviated = lexicon({
  isCased: true,
  phrases: String.raw`
M/S/C/?U?~  + M/S/C Finch/Lee to adopt.  - A cms page.
(MSCU|MSC|MSP|MSUC|M/S/P|M/S/A|M/S)(?=[ :(])  + MSC Finch/Lee to adopt.  - MSCI rose.
(Motion|MOTION)(?= \()  + Motion (Finch/Lee) to adopt.  - Motion to adopt.
`,
});
