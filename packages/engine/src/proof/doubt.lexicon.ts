import { lexicon } from '../lexicon/lexicon.ts';

/** Before a number: it is a part of it, or some of it. */
export const partOfNumber = lexicon({
  at: 'whole',
  words: String.raw`couple few several many dozens? half halves thirds? quarters? fourths? fifths? sixths? eighths? tenths? hundredths?
    thousandths?`,
});

/** Before a half or a quarter: it is one of a year, and the number behind it whole. */
export const ofYear = lexicon({
  at: 'whole',
  words:
    'first second third fourth last latter back front next this that each every same prior previous fiscal',
});

/** Behind a number: it goes on, or is another number. */
export const continuesNumber = lexicon({
  at: 'opening',
  words: String.raw`half halves quarters? thirds? fourths? fifths? sixths? sevenths? eighths? ninths? tenths? hundredths? thousandths?
    first second hundredth odd something some point ish`,
  phrases: String.raw`
[a-z]{3,5}(teenth|tieth)  + fiftieth year  - fifty years
and (an? |one |two |three )?(half|halves|quarters?|thirds?|eighths?|fifths?|tenths?)  + and a half percent  - and a plan
and (some|odd|a few)  + and some thousand  - and members
(or so|plus|a few) (hundred|thousand|million|billion|trillion)  + or so million  - or so members
(dollars?|euros?|pounds?|percent) (hundred|thousand|million|billion|trillion)  + dollars million  - dollars of fees
`,
});

/** Between two numbers: the second takes the place of the first. */
export const corrects = lexicon({
  words: 'sorry rather correction scratch wait excuse pardon oops meant actually apologies',
  phrases: String.raw`
i mean  + five, I mean, six  - five by all means
make (that|it)  + five, make that six  - it made five
(uh|um|well|or),? no  + five, uh no, six  - of no use
~, ?no\b~  + five, no, six  - five, none
should i say  + five, or should I say six  - five, they say
let me (correct|rephrase|restate)  + five, let me correct, six  - five, let us say
that's (wrong|not right)  + five, that's wrong, six  - five, that's right
`,
});

/** A pause, and no word. */
export const pauses = lexicon({ at: 'whole', words: 'uh uhh um umm er erm hm hmm ah' });

/** What a year may stand behind. */
export const beforeYear = lexicon({
  at: 'whole',
  words: `in since during until till fiscal year calendar quarter half early late mid end summer spring fall autumn winter january
    february march april may june july august september october november december`,
});

/** What a year may stand behind where no thing follows that could be counted. */
export const mayCount = lexicon({ at: 'whole', words: 'of for to from by versus than through' });

/** What a year of these decades may stand behind whatever follows, but for things that are counted: a plan, a day. */
export const namesYear = lexicon({
  at: 'whole',
  words: String.raw`the our its their first second third \w+th`,
});

/** What may follow such a year. */
export const afterYear = lexicon({
  at: 'whole',
  words: `and or but we i they it he she you the our to compared versus was were is will would as at on in by which that when because
    budget guidance outlook forecast results plan season`,
});

/** Things that are counted: no year stands before them. */
export const counted = lexicon({
  at: 'whole',
  words:
    'seconds? minutes? hours? days? weeks? months? years? people persons members? times? units? shares? basis percentage',
});
