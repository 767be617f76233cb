import { lexicon } from '../lexicon/lexicon.ts';

/** Admits that a figure was wrong. */
export const admits = lexicon({
  words: 'misspoke mis-spoke misread misquoted misstated erratum typo',
  phrases: String.raw`
(gave|told|read|said|had|have|reading|quoted|showed) (you |it |that |them )?(the )?(wrong|incorrect|backwards)( \w+)?  + I gave you the wrong figure.  - It went wrong.
the wrong way (a)?round  + I had that the wrong way around.  - He went the wrong way.
reading (that|it|this) wrong  + I'm reading that wrong.  - Reading is good.
(swapped|switched|transposed|exchanged|flipped|inverted) (the |two |those |my |some )*(digits?|numbers?|figures?)  + I swapped two digits.  - They swapped bonds.
digits had been (exchanged|transposed|swapped)  + The two digits had been exchanged.  - The digits are two.
(sheet|slide|memo|report|packet|page|table|handout|agenda|letter|chart)('s| is| was| had it) (also )?(wrong|incorrect|in error|as well|mistaken|off)  + The sheet's wrong.  - The report is long.
correct(ed|s|ing)? (that|his|her|my|their|the|it|myself|himself|herself|a)( \w+)? ?(statement|figure|number|slide|record|page|amount|on)?  + He corrected his statement.  - That is correct.
(to|a|one|small|quick) correction  + I have a correction.  - The correction of markets hurt.
let me (fix|correct|restate|rephrase)  + Let me fix something.  - Let me go.
should (be|read|say|have (been|said|read))  + It should read 14.  - They should sell.
(scratch|strike|disregard|ignore) (that|it|the|this|\p{L}+ty|\d+)( everywhere)?  + Scratch that.  - A scratch is small.
be (disregarded|struck|ignored)  + She asked that it be disregarded.  - It was kept.
(earlier|previous|prior|old|first) (draft|version)  + That was an earlier draft.  - The draft is new.
read(ing)? (it|that|them) backwards  + I still read it backwards.  - I read it.
`,
});

/** Breaks off to say a figure anew, in the same breath. */
export const breaksOff = lexicon({
  phrases: String.raw`
(i'm |i am )?sorry[, ]+(no|i mean|make that|that's|it's)  + It is 14, sorry, no, 15.  - Sorry to hear it.
no[, ]+(wait|sorry|excuse me|hold on|hang on|that's not right|let me)  + It is 14. No, wait, 15.  - No bonds.
excuse me  + It is 14, excuse me, 15.  - They excuse it.
(or )?rather[, ]+(it's|that's|about)?  + It is 14, or rather 15.  - They would rather.
(make|call) (that|it) (?!a\b)  + It is 14, make that 15.  - They make bonds.
i mean  + It is 14, I mean 15.  - The mean rose.
pardon me  + It is 14, pardon me, 15.  - He was pardoned.
(let me correct (that|myself))  + It is 14, let me correct that, 15.  - The correction hurt.
hang on  + It is 14. Actually, hang on.  - They hang it.
`,
});

/** Says no to a figure that somebody has just said. */
export const deniesNumber = lexicon({
  at: 'closing',
  phrases: String.raw`
(not|isn't|wasn't|never|instead of|rather than|scratch|strike|disregard)( a| about| the| exactly| really)?  + It is not  - It is
`,
});

/** Calls the figure beside it the one that does not hold. */
export const disowns = lexicon({
  phrases: String.raw`
(was|were|is) (the |an |a |what |only the |just the )?(\w+ )?(flash|preliminary|estimated?|planned|they'd estimated|budgeted|draft|old|earlier|gross number|previous|prior|first|stale|wrong)  + That was the flash number.  - That was the vote.
(we'd|we had|had) (planned|estimated|budgeted|said)  + We'd planned on it.  - We plan it.
(sheet|slide|memo|report|packet|page|letter)( \w+){0,4} (says|said|gave|has|had|shows|showed)  + The memo in your packet says so.  - The memo is long.
`,
});

/** Names a paper that a later one replaced. */
export const oldPaper = lexicon({
  phrases: String.raw`
(flash|preliminary|earlier|previous|old|first|draft) (report|memo|letter|version|packet|draft|estimate|number|figure)s?( \w+){0,3} (said|was|had|showed|gave|says|read)  + The flash report in May said nine.  - The report said nine.
`,
});

/** Says that a paper is wrong. */
export const paperWrong = lexicon({
  phrases: String.raw`
(sheet|slide|memo|report|packet|page|table|handout|agenda|letter|chart)('s| is| was) (also )?(wrong|incorrect|in error|mistaken|off|old)  + The sheet's wrong.  - The report is long.
`,
});

/** Opens what puts right a figure that somebody else has just said. */
export const putsRight = lexicon({
  at: 'opening',
  phrases: String.raw`
((yeah|well|um|uh|so|and|oh|no|sorry|i think)[, ]+)*actually,? (that's|that is|it's|it is|it was|that was|that should be|we|you)  + Actually, that's 12.  - That's actually good.
((yeah|well|so|and|oh|sorry)[, ]+)*(just )?((i'd like |i want )?to correct|let me correct|if (i|we) (may|can|could) correct)  + Just to correct, it is 12.  - It is correct.
((yeah|well|so|and|oh|sorry)[, ]+)*(a |one |just a |just one )?(quick |small |slight |minor )?correction  + A small correction, it is 12.  - The correction hurt.
`,
});
