import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { foldApostrophes } from '../../words/fold.ts';

const forum = String.raw`(?:the |our |tonight's |to )?public (?:forum|comments?|participation)\b`;
/** With these words whoever leads hands over to the public. */
const opens = new RegExp(
  [
    String.raw`\b(?:next item is|next is|(?:gets|brings|takes) us to|(?:we|we'll|we will|we can|let's|let us|now)(?: now)? (?:move|go|proceed|continue|turn)(?: on)? (?:to|with)|(?:moving|going|turning)(?: on)? to|(?:we'll|we will|let's) (?:begin|start)(?: with)?|(?:now|will|we'll) have|open(?: up)?|time for) ${forum}(?! rules| policy)`,
    String.raw`(?<!\b(?:nobody|no one|anyone|not?|should|can) (?:\p{L}+ ){0,3})\bsigned up (?:for|to speak (?:at|in|during|for)) ${forum}`,
    String.raw`(?:^|\. )for ${forum} (?:this|tonight|today)`,
    String.raw`\bpublic (?:forum|comment) speakers (?:who )?(?:have )?signed up`,
    String.raw`\b(?:first|next|final|last) (?:person|speaker)(?: who| that| has| to have)?,?(?: um,)? signed up\b`,
  ].join('|'),
  'iu',
);
/** Somebody else of the public, once it is being heard: also one who comes late. */
const calls = /\b(?:stat(?:e|ing)|give|giving) (?:us )?your name and (?:your )?address\b/iu;
/** And with these the body goes on by itself. */
const ends = new RegExp(
  String.raw`\b(?:${[
    '(?:concludes?|clos(?:e|es|ed|ing)|ends?|end of|no (?:more|further|other)) (?:the |our )?(?:public (?:forum|comment|participation)|people who|speakers)',
    String.raw`next item|(?:conduct|take|do|call) (?:a |the )?roll\b|all (?:those )?in favor|motion (?:carries|passes)`,
    "now time for|(?:move|motion) to approve|so moved|(?:meeting is|we are|we're|stand) adjourned|(?:seeing|hearing) (?:none|no one|nobody)",
    '(?:move|moving|go|going|turn)(?: on)? to (?:the |our )?(?:next|item|agenda|consent|approval|minutes|reports?)',
  ].join('|')})\b`,
  'iu',
);

/**
 * The segments in which members of the public are called and speak to a body, from the words with which they are called up to those with which
 * it goes on. Where voices are told apart, nobody who was heard before is one of them.
 */
export const publicVoices = cachedBySource(({ segments }: Source): ReadonlySet<number> => {
  const ofPublic = new Set<number>();
  const ofBody = new Set<string>();
  let [isOpen, wasOpen] = [false, false];
  for (const [at, { speaker, text }] of segments.entries()) {
    const plain = foldApostrophes(text);
    const after = segments[at + 1];
    // The words may run over the end of a caption.
    const said = after?.speaker === speaker ? `${plain} ${foldApostrophes(after.text)}` : plain;
    const beginsHere = (words: RegExp): boolean => (words.exec(said)?.index ?? plain.length) < plain.length;
    const isOpened = beginsHere(opens) || (wasOpen && beginsHere(calls));
    const isEnded = beginsHere(ends);
    const isCalled = isOpened && speaker === null;
    if (isCalled || (isOpen && !isEnded && (speaker === null || !ofBody.has(speaker)))) ofPublic.add(at);
    isOpen = isOpened || (isOpen && !isEnded);
    wasOpen ||= isOpen;
    if (speaker !== null && (!isOpen || isOpened)) ofBody.add(speaker);
  }
  return ofPublic;
});
