import { lexicon } from '../lexicon/lexicon.ts';

/**
 * What a spoken sentence opens with before it says anything: taken off where a comma or a dash follows. None that says
 * when, whether, how surely, under which condition or against what: "however", "now", "no", "I guess", "for example".
 */
export const markers = lexicon({
  at: 'opening',
  words: `and but so well okay ok yeah yes yep right look listen see basically actually honestly obviously anyway anyways alright oh hey
    also sure absolutely exactly definitely additionally moreover furthermore finally lastly importantly frankly second(ly)?
    third(ly)?`,
  phrases: String.raw`
all right  + All right, it fell.  - All rights fell.
you know( what)?  + You know what, it fell.  - They know.
i mean( to say)?  + I mean, it fell.  - They mean it.
of course  + Of course, it fell.  - Of costs.
as i said  + As I said, it fell.  - As they said.
like i said  + Like I said, it fell.  - Like they said.
you see  + You see, it fell.  - They see.
to be (honest|fair)  + To be fair, it fell.  - To be sold.
in addition  + In addition, it fell.  - In additions.
first(ly| of all)?  + First of all, it fell.  - At first.
in fact  + In fact, it fell.  - In factories.
long story short  + Long story short, it fell.  - A long story.
in other words  + In other words, it fell.  - In words.
as well  + As well, it fell.  - As wells fell.
as (\p{L}+ ){0,2}(mentioned|noted|said|announced|discussed|highlighted|outlined|indicated|reported)( (earlier|before|previously|already|today)){0,2}  + As Jane noted earlier today, it fell.  - They mentioned it.
(just )?as a( quick)? reminder  + Just as a reminder, it fell.  - She sent a reminder.
taking it from the top  + Taking it from the top, it fell.  - Taking it.
as (you|we) know  + As you know, it fell.  - As they know.
as a result(?! of)  + As a result, it fell.  - As a result of costs it fell.
at the same time  + At the same time, it fell.  - At the same timing.
(putting|pulling|bringing|adding|taking) (it|this|that|these|everything) all together  + Putting it all together, it fell.  - Putting it off.
(all in all|all told|in aggregate|in total)  + All told, it fell.  - They told it all.
`,
});

/** Words that only join a sentence to the one before. "But for the sale" and "so that" join nothing. */
export const joins = lexicon({
  at: 'opening',
  phrases: String.raw`
and  + And it fell.  - Andes fell.
but(?! (for|not)\b)  + But it fell.  - But for costs it fell.
(and )?so(?= (the|an?|our|we|i|you|he|she|it|they|this|these|those|my|your|his|her|their|its|there|what|when|if|in|on|at|for|with|from|and|but|all|both|some|most|each|every|one)\b)  + So it fell.  - So far it fell.
`,
});

/** Said twice on purpose. */
export const saidTwice = lexicon({
  at: 'whole',
  words: "that had is was her do very really many much so no not never n't more long ha bye again",
});

/** A number said twice may be another one: "twenty twenty" is a year. */
export const numerals = lexicon({
  words: String.raw`zero oh one two three four five six seven eight nine ten eleven twelve \w+teen twenty thirty forty fifty sixty seventy
    eighty ninety hundred thousand million billion trillion point half quarter percent dollars?`,
});

/** What changes the word it stands before; a line break may part the two. */
export const prefixes = lexicon({
  at: 'whole',
  words:
    'non pre post ex anti mid sub co inter intra multi semi self pro un re over under cross counter quasi',
});

/** Marks of a transcriber for what is no speech, between brackets. */
export const noises = lexicon({
  at: 'whole',
  words: `laughs? laughter laughing music applause clapping silence pause cough coughs coughing sighs? chuckles? chuckling ph phonetic sic
    sp`,
  phrases: String.raw`
(music|music playing|theme music|background noise|phone ringing|audio break|end of recording)  + music playing  - music fund
(\d{1,2}:)?\d{1,2}:\d{2}(\.\d{1,3})?  + 08:08  - 8
`,
});

/** Marks of a transcriber for speech that was not understood: a gap stays where they stood. */
export const gaps = lexicon({
  at: 'opening',
  words: 'inaudible unintelligible indiscernible crosstalk indistinct',
});
