import { foldApostrophes } from '../words/fold.ts';

const opensElsewhere =
  /^["“'(]*(?:he|she|it|they|him|her|them|his|hers|its|their|theirs|this|that|these|those|such|here|there|which|who|whose|where|because|when you|if you|if that|if it|if they|if so|or|nor|than|then|also|both|neither|either|another|others?|same|so that|for that|for this|with that|with this|by that|by this|in that|in this case|to that|to this|on that|of that|of this|like that|like this|as such|it'?s|he'?s|she'?s|they'?re|that'?s|there'?s|here'?s|on (?:the|your) (?:first|second|third|last|other) (?:one|question|point|part)?|regarding your|(?:in terms of|with regards? to|to|as (?:to|for)) your|as (?:i|we|you|\p{Lu}\p{Ll}+) (?:said|mentioned|noted|pointed out|say)|not only that|not that|no|are|is|was|were|has|have|had|does|did|could|will|would|should|yes|yeah|yep|nope|exactly|absolutely|definitely|certainly|correct|right|sure|correct|true|agreed|again|to (?:build on|add to|follow up on|piggyback)|building on|one of (?:those|these|them)|some of (?:those|these|them)|all of (?:that|this|those|these)|none of|each of (?:those|these|them))\b/iu;
const timeAfterThis =
  /^["“'(]*(?:this|these|those|that) (?:year|quarter|month|week|fund|board|plan|company|system|committee|meeting|policy|portfolio|programme|program|report|decade|century|country|industry|market)\b|^there (?:is|are|was|were|has|have|will)\b|^it(?:'s| is| was) (?:important|essential|critical|clear|likely|unlikely|vital|worth|estimated|expected)\b|^if you (?:look|think|are|want|have|invest|own|build|run)\b|^when you (?:look|think|are|have|invest|own|build|run|get)\b|^both (?:the|our)\b|^no (?:\w+ ){1,3}(?:is|are|was|were|has|have|can|will|should)\b/iu;
const pointsElsewhere =
  /\b(?:as (?:i|we|you) (?:said|mentioned|noted|discussed|just)|like (?:i|we|you) (?:said|mentioned|just)|(?:i|you) (?:just )?(?:mentioned|asked|said)|this one|that one|those ones|do(?:es|ing)? (?:that|this|it)|did (?:that|this|it)|done (?:that|this)|the (?:former|latter)|those two|these two|that way|over there|right here|these guys|those guys|that (?:question|point|stuff|thing|kind|sort|guy|person|piece|part|side)|this (?:guy|stuff|thing|person|question|point)|you guys|your question|all (?:of )?(?:that|this)|about (?:that|this|it|them)|of (?:that|it)|into (?:that|it)|in (?:that|it)|for (?:that|it)|with (?:that|it)|to (?:that|it)|on (?:that|it)|than that|what (?:he|she|they|you) (?:said|mean|meant))\b(?! \p{L})/iu;
const pronoun = /\b(?:he|she|they|it|him|her|them|his|their|its|this|that|these|those)\b/giu;

/**
 * How far a sentence depends on what stands around it: 0 stands alone, 1 cannot be understood. Looks at what
 * it opens with, at words that point out of it, and at pronouns before anything they could stand for.
 */
export function dependence(spoken: string): number {
  const sentence = foldApostrophes(spoken);
  const opens = opensElsewhere.test(sentence) && !timeAfterThis.test(sentence) ? 0.8 : 0;
  const points = pointsElsewhere.test(sentence) ? 0.4 : 0;
  const dangling = /\b(?:those|these|them)[,.;]/iu.test(sentence) ? 0.3 : 0;
  const loose = looseEnd.test(sentence) ? 0.4 : 0;
  const someone = isOfSomeone(sentence) ? 0.4 : 0;
  return Math.min(
    1,
    opens + points + dangling + loose + someone + 0.15 * Math.min(3, earlyPronouns(sentence)),
  );
}

/** Breaks off, or trails into talk. */
const looseEnd =
  /(?:\.{3}|…|--|—)[."”]*$|\b(?:and|or|but|so|because|the|a|to|of|that|which|um|uh|like|you know|right|(?:years?|ever|long) since|and stuff|or whatever|and so on|and things like that)[.,?!]*$/iu;

/** Speaks of a person before anybody is named or described: "Last year he launched". */
function isOfSomeone(sentence: string): boolean {
  const [before] = /^.*?\b(?:he|she|him|her|his|hers)\b/iu.exec(sentence) ?? [];
  if (before === undefined || before.split(/\s+/u).length > 8) return false;
  return !/.\p{Lu}\p{Ll}{2,}|\b(?:who|someone|somebody|everyone|anyone|person|man|woman|friend|boss|founder|manager|officer)\b/u.test(
    before,
  );
}

/** Pronouns among the first words, where nothing has been named yet. */
function earlyPronouns(sentence: string): number {
  const opening = sentence.split(/\s+/u).slice(0, 6).join(' ');
  const named = opening.slice(1).search(/\b\p{Lu}\p{Ll}{2,}/u);
  const unnamed = named < 0 ? opening : opening.slice(0, named);
  return unnamed.match(pronoun)?.length ?? 0;
}
