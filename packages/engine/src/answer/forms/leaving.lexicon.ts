import { lexicon } from '../../lexicon/lexicon.ts';

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

/** What tells that somebody comes after another one. */
export const tellsSuccessor = lexicon({
  words: String.raw`succeed(?:s|ed|ing)? successors? succession replac(?:e|es|ed|ing|ement) appointed named elected promoted hired`,
  phrases: String.raw`
    (tak|hand|turn)(e|es|s|ing|ed)? over  + She will take over in May.  - It is over.
    (our|the|its|a|new|next|incoming) (new|next|incoming)  + Meet our new director.  - Our director is here.
    step(s|ped|ping)? into  + He steps into her role.  - He steps out.
  `,
});
