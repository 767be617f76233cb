import { lexicon } from '../../lexicon/lexicon.ts';

/** What stands on the cover of every filing, or says how its figures were set out: no question is answered by it. */
export const formalWords = lexicon({
  phrases: String.raw`
    pursuant to (section|rule)  + Report pursuant to section 13 of the act.  - Pursuant to the plan it was paid.
    indicate by check mark  + Indicate by check mark whether it has filed.  - The check was marked.
    (title|name) of each (class|exchange)  + Title of each class.  - The title of the class.
    commission file  + Commission file number 1.  - The commission filed it.
    registrant[’']?s telephone  + The registrant’s telephone number.  - The telephone rang.
    (securities )?registered (pursuant to|under) section  + Securities registered pursuant to section 12.  - She registered.
    (recast|reclassified|restated|revised)( \S+){0,4} to conform  + It was recast to conform to the current presentation.  - It was recast.
    incorporated (herein )?by reference  + It is incorporated by reference.  - It was incorporated in 1990.
  `,
});

/** Questions for what has most, or least, of something among several. */
export const asksExtreme = lexicon({
  phrases: String.raw`
    (which|what) .{0,80}\b(most|largest|biggest|highest|best|lowest|smallest|worst|least)  + Which region had the biggest drop?  - Which region fell?
  `,
});

/** What says that something has most, or least. */
export const tellsExtreme = lexicon({
  words: String.raw`most largest biggest highest best lowest smallest worst least primarily mainly led leading largely strongest weakest greatest`,
});
