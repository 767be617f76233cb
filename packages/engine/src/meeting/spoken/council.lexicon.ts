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

/** The same without what committees of parliaments speak of as well, and with offices that only a town, a county or a district has. */
export const municipalWords = lexicon({
  phrases: String.raw`
(city council|county commission|school board|board of education|planning commission|board of supervisors|council bill)  + The city council met.  - The board met.
(county|vice) mayor  + The vice mayor asks.  - The mayor asks.
(city|county) (manager|attorney)  + The city attorney says so.  - The manager says so.
(law director|council president|mayor pro tem|school district)  + The law director answers.  - The director answers.
ordinances?  + An ordinance to close a street.  - They order it.
(rezon(e|ed|es|ing)|zoning|right-of-way|public hearing)  + A request for rezoning.  - A zone.
commissioners?  + Commissioner Birch votes aye.  - A commission of two percent.
(councilman|councilwoman|council ?members?|councilors?)  + Councilman Lee.  - A council.
(alder(man|woman|person)|supervisors?|selectm[ae]n|superintendents?)  + Supervisor Lee.  - It is superb.
`,
});
