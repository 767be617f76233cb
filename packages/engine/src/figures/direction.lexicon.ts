import { lexicon } from '../lexicon/lexicon.ts';

export const up = lexicon({
  words: String.raw`up rose rise[sn]? rising grew grow(s|n|ing|th)? increas\w+ gain\w* climb\w+ jump\w+ expand\w+ improv\w+ higher above
    added surpass\w+ exceed\w+ raised?`,
});

export const down = lexicon({
  words: String.raw`down fell fall(s|en|ing)? declin\w+ decreas\w+ drop\w* lower(ed)? reduc\w+ lost shrank contract(ed|ion) cut below
    slipp\w+ worse\w*`,
});
