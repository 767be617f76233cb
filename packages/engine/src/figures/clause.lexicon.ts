import { lexicon } from '../lexicon/lexicon.ts';

/** What stands behind these is of another clause, or of what a figure is compared with. */
export const otherClause = lexicon({
  words: 'because which while whereas although though after before until unless versus vs against than',
  phrases: String.raw`
~[;:]~  + It rose; costs fell  - It rose
~\.\s~  + It rose. Costs fell  - It rose by 1.5
compared (to|with)  + It rose compared with May  - They compared
(up|down) from  + It is up from May  - It is up
from (?=\d)  + It rose from 5  - It came from Leeds
`,
});

/** What stands behind these is said of something else. */
export const clauseContrast = lexicon({
  words: 'while whereas but',
  phrases: String.raw`
~;~  + It rose; costs fell  - It rose
and (?=(\p{L}+ ){1,3}(was|were|is|are|rose|fell|grew|increased|decreased|declined|dropped|improved)\b)  + It rose and costs fell.  - It rose and fell.
`,
});

/** What stands behind these is what something is compared with. */
export const baseOf = lexicon({
  words: 'versus vs against than from',
  phrases: String.raw`
compared (to|with|against)  + It rose compared with May.  - They compared.
relative to  + It rose relative to May.  - A relative came.
over (?=(the|its|our|last|prior))  + It rose 8% over the last one.  - It rose over 8%.
`,
});

/** What tells that a figure behind such a word is itself the one that is spoken of. */
export const restatedFigure = lexicon({
  words: 'was were is are to by reached came stood totaled totalled',
});
