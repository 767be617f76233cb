import { lexicon } from '../../lexicon/lexicon.ts';

/** What councils, commissions and school boards speak of, and boards of funds hardly ever. */
export const councilWords = lexicon({
  phrases: String.raw`
(city council|county commission|school board|board of education|planning commission|county mayor)  + The city council met.  - The board met.
ordinances?  + An ordinance to close a street.  - They order it.
rezon(e|ed|es|ing)  + A request for rezoning.  - A zone.
commissioners?  + Commissioner Birch votes aye.  - A commission of two percent.
(councilman|councilwoman|council ?members?)  + Councilman Lee.  - A council.
(schools?|sheriff)  + The new school.  - They taught it.
`,
});
