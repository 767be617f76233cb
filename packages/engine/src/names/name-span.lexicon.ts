import { lexicon } from '../lexicon/lexicon.ts';

/** What an institution's name ends in. */
export const institution = lexicon({
  at: 'whole',
  words: `funds? systems? commission board boards authority department association trust council agency committee union office bureau
    administration corporation foundation institute plan scheme company service services networks? groups? labs?`,
});

/** Those for whom, or the things for which, an institution is. */
export const collective = lexicon({
  at: 'whole',
  isCased: true,
  words: `securities teachers employees firefighters police fire officers workers engineers carpenters electricians drug education
    families veterans exchange trade commerce`,
});

/** Words of a name that are "of" something. */
export const heads = lexicon({
  at: 'whole',
  isCased: true,
  words: `banks? university colleges? schools? institutes? academy departments? ministry offices? bureaus? boards? councils?
    associations? chambers? houses? courts? commissions? committees? city states? county towns? districts? provinces?
    kingdoms? republics? society federations? unions? authority church museums? centers? centres? funds? leagues? library
    isles? gulfs? bays? capes? times journals?`,
});
