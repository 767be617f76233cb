import { lexicon } from '../../lexicon/lexicon.ts';

/** What offices are called at their head. */
export const officeWord = lexicon({
  words:
    'directors? managers? heads? officers? leads? administrators? commissioners? coordinators? supervisors? superintendents?',
});
