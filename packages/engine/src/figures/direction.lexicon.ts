import { lexicon } from '../lexicon/lexicon.ts';

export const up = lexicon({
  words: String.raw`rose rise[sn]? rising grew grow(s|n|ing|th)? increas\w+ gain\w* climb\w+ jump\w+ expand\w+ improv\w+ higher above
    added surpass\w+ exceed\w+ raised?`,
  phrases: String.raw`
up(?! to )  + It is up 9%.  - It is up to you.
(is|are|was|were|went|goes|go|moved|came) up to  + It went up to 9%.  - It is up for sale.
`,
});

export const down = lexicon({
  words: String.raw`down fell fall(s|en|ing)? declin\w+ decreas\w+ drop\w* lower(ed)? reduc\w+ lost shrank contract(ed|ion) cut below
    slipp\w+ worse\w*`,
});
