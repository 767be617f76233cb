import { lexicon } from '../lexicon/lexicon.ts';

/** What a spoken sentence opens with before it says anything: taken off where a comma or a dash follows. */
export const markers = lexicon({
  at: 'opening',
  words: `and but so well now okay ok yeah yes yep right look listen see basically actually honestly obviously anyway anyways again alright
    oh hey also then sure absolutely exactly definitely no additionally moreover furthermore finally lastly therefore however
    importantly ultimately frankly second(ly)? third(ly)?`,
  phrases: String.raw`
all right  + All right, it fell.  - All rights fell.
you know( what)?  + You know what, it fell.  - They know.
i mean( to say)?  + I mean, it fell.  - They mean it.
i guess  + I guess, it fell.  - They guess.
of course  + Of course, it fell.  - Of costs.
i would say  + I would say, it fell.  - They would say.
i'd say  + I'd say, it fell.  - They say.
as i said  + As I said, it fell.  - As they said.
like i said  + Like I said, it fell.  - Like they said.
you see  + You see, it fell.  - They see.
to be (honest|fair)  + To be fair, it fell.  - To be sold.
in addition  + In addition, it fell.  - In additions.
on the other (hand|side)  + On the other hand, it fell.  - On the hand.
first(ly| of all)?  + First of all, it fell.  - At first.
in fact  + In fact, it fell.  - In factories.
long story short  + Long story short, it fell.  - A long story.
for (example|instance)  + For example, it fell.  - For members.
in other words  + In other words, it fell.  - In words.
at the same time  + At the same time, it fell.  - At the time.
that said  + That said, it fell.  - They said that.
having said that  + Having said that, it fell.  - Having said it, they left.
as well  + As well, it fell.  - As wells fell.
as (i )?mentioned  + As I mentioned, it fell.  - They mentioned it.
as (you|we) know  + As you know, it fell.  - As they know.
`,
});

/** Words that only join a sentence to the one before. */
export const joins = lexicon({
  at: 'opening',
  words: 'and but cause because',
  phrases: String.raw`
so(?! (far|long|much|many|few|called)\b)  + So it fell.  - So far it fell.
and (so|then)  + And then it fell.  - And it fell.
(so|but) then  + But then it fell.  - But it fell.
`,
});

/** Said twice on purpose; a number that is said twice may be another one: "twenty twenty" is a year. */
export const saidTwice = lexicon({
  at: 'whole',
  words: 'that had very really many much so no more long ha bye again',
  phrases: String.raw`
(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|hundred|thousand)([\s-]\p{L}+)?  + two million  - too
(twen|thir|for|fif|six|seven|eigh|nine)ty([\s-]\p{L}+)?  + twenty one  - plenty
`,
});
