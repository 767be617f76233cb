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
