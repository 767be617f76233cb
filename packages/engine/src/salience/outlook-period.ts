// Of when an outlook of a call is: it is said once, and the measures follow it.
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Piece } from '../sentences/span.ts';

/** Sentences before an outlook in which its period may be said. */
const reach = 4;
const ordinal = '(?:first|second|third|fourth)';
const period = new RegExp(
  String.raw`(?<!\b(?:than|than in|versus|with|on our|until|until the|since|over|over the|from|from the|to) )\b(?:fiscal (?:year )?(?:20)?\d\d\b|(?:full[- ]|calendar )year 20\d\d|${ordinal}[- ]quarter(?: of (?:fiscal (?:year )?)?20\d\d)?|(?<=\b(?:for|in|of|our) )(?<!\bthan in )20\d\d)\b(?! (?:performance|results|call))`,
  'giu',
);
/** It says of when it is, in whatever words. */
const saysWhen =
  /\b(?:quarters?|years?|yearly|half|months?|annual\w*|fiscal|season|weeks?|decade|q[1-4]|fy\d*|20\d\d|twenty|long[- ]term|today|currently|near[- ]term|time)\b|['’]\d\d\b/iu;

type RatedSentence = { polished: string; sentence: Sentence; signals: { figures: number } };

const ahead = String.raw`\b(?:expect(?:ed|s|ing)?|anticipat(?:e|ed|ing)|forecast(?:ed|ing)?|project(?:ed|ing)?|guidance|outlook)\b`;
/** "Sales are expected to be about $5 million", "guidance in a range of". */
const amounts = new RegExp(
  String.raw`${ahead}[^.]{0,80}\b(?:range|between|approximately|about|around|roughly|to (?:be|reach|grow|total))\b`,
  'iu',
);
const outlook = new RegExp(ahead, 'iu');
/** What came out, or was expected before. */
const isPast =
  /\b(?:was|were|grew|had|fell|compare[sd]|prior|previous|previously|reflects?|includes?|we (?:projected|expected|anticipated))\b/iu;

/** The period of an outlook that does not say it, from the one sentence right before that does; null where two are said, or none. */
export const outlookPeriodOf = cachedBySource(
  (source: Source): ((one: RatedSentence) => { words: string; pieces: Piece[] } | null) => {
    const { sentences } = readSource(source);
    if (source.context.kind !== 'earnings') return () => null;
    return ({ polished, sentence, signals }) => {
      if (signals.figures === 0 || saysWhen.test(polished)) return null;
      if (!amounts.test(polished) || isPast.test(polished)) return null;
      const before = sentences.slice(Math.max(0, sentence.index - reach), sentence.index).reverse();
      const named = before.find(({ text, speaker }) => speaker === sentence.speaker && saysWhen.test(text));
      if (named === undefined || !outlook.test(named.text) || isPast.test(named.text)) return null;
      const [only, ...others] = new Set([...named.text.matchAll(period)].map(([one]) => one.toLowerCase()));
      if (only === undefined || others.length > 0) return null;
      return { words: `${only.charAt(0).toUpperCase()}${only.slice(1)}`, pieces: named.pieces };
    };
  },
);
