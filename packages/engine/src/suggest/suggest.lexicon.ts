import { lexicon } from '../lexicon/lexicon.ts';

/** Words that only whoever was there understands: a question that has one does not stand alone. */
export const leaning = lexicon({
  words: String.raw`i me my mine we us our ours you your yours he him his she her hers they them their theirs it its this that these those
    there here such one ones other others thing things stuff same everybody everyone somebody someone something anything`,
});

/** Titles of parts that say nothing of what they are about. */
export const bareTitle = lexicon({
  words: String.raw`intro introduction opening closing welcome conclusion remarks questions? answers? q&a summary overview background agenda minutes roll
    item items part discussion update updates next misc miscellaneous sponsors? housekeeping`,
});

/** What is measured, at the end of what it is called: "funded ratio", "net revenue". */
export const measureEnding = lexicon({
  at: 'closing',
  words: String.raw`ratio rate return revenue income margin ebitda fee cost price value yield dividend backlog target contribution budget deficit liability
    payroll spread multiple share portfolio balance`,
});

/** Words that cannot end or begin what a question asks about. */
export const looseWord = lexicon({
  at: 'whole',
  words: String.raw`a an the and or but of for to in on at by with from as is are was were be been do does did has have had will would can could should not no
    very more most much many some any about into than then so if when while who what which how why where`,
});
