import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions for whoever went. */
export const asksLeaver = lexicon({
  phrases: String.raw`
    ^\W*who (has |have |had |is |will )?(left|leav(e|es|ing)|resign(ed|s|ing)?|retir(ed|es|ing|e)|quit|depart(ed|s|ing)?|step(ped|s|ping)? down)  + Who left the board?  - Who is on the left?
  `,
});

/** What tells that somebody went. */
export const tellsLeaver = lexicon({
  words: String.raw`resign(?:s|ed|ing|ation)? retire(?:s|d|ment)? retiring depart(?:s|ed|ing|ure)? quit leaves leaving outgoing former`,
  phrases: String.raw`
    (has|have|had|who|she|he|they) left  + She left in May.  - On the left is a map.
    left (the|our|its|as|for|in|on)  + Ana Varga left the board.  - What is left of it?
    step(s|ped|ping)? (down|aside)  + She stepped down.  - She stepped up.
    last (day|meeting|call)  + It is her last meeting.  - It was the last one.
    previous (executive )?(director|chair|trustee|member|chief|president|manager|officer)  + Our previous director, Ana Varga, did it.  - The previous year was good.
  `,
});
