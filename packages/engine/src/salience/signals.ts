import type { FlavorName } from '@ecco/domain';
import { findFigures } from '../figures/figure.ts';
import { findTerms } from '../flavors/term-index.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { themeOf } from '../themes/theme.ts';
import { foldApostrophes } from '../words/fold.ts';

const importance =
  /\b(?:important(?:ly)?|significant(?:ly)?|critical|crucial|essential|key|major|fundamental(?:ly)?|the (?:biggest|largest|main|real|whole) \w+|most \w+|record|for the first time|first[- ]ever|never|must|need(?:s)? to|have to|should|challenges?|risks?|problems?|opportunit(?:y|ies)|priorit(?:y|ies)|lesson|mistake|advantage|trade-?offs?|strateg(?:y|ic)|goal|focus(?:ed)?|decision|decided|changed?|instead of|rather than|not just|future)\b/giu;
const consequence =
  /\b(?:because|therefore|as a result|which means|that means|mean(?:s|ing) that|consequently|leads? to|led to|driv(?:es|en|ing)|impact(?:s|ed)?|implications?|results? in|resulted in|due to|in order to|so that|the reason|allows?|enables?|ensure[sd]?|helps? (?:us|them|you|to)|otherwise|in turn|depends? on|at stake|long[- ]term|going forward|beneficiar(?:y|ies)|members|taxpayers)\b/giu;
const keyFigure =
  /\b(?:per (?:diluted )?share|eps|revenues?|net sales|net income|net loss|ebitda|free cash flow|guidance|outlook|full[- ]year|same[- ]store|comparable|backlog|organic|funded (?:ratio|status)|net returns?|assets under management|assumed rate|commitments?|contribution rates?)\b/giu;
const outlook =
  /\b(?:we (?:now |currently |still |also )?(?:expect|anticipate|forecast|project|target|plan|estimate|see)|guidance|is expected to|are expected to|in the range of|range of)\b/iu;
const quarterly =
  /\b(?:first|second|third|fourth|q[1-4]|full|fiscal|prior|last|this)[- ](?:quarter|year|half|month)\b/iu;
const fillerWords =
  /\b(?:um|uh|like|you know|kind of|sort of|i mean|stuff|things?|basically|actually|literally|whatever|gonna|wanna|yeah|i guess|i don't know)\b/giu;
const narrative =
  /\b(?:was|were|had|went|did|started|came|said|told|got|would|remember|ended up|back in|at the time|years ago)\b/giu;
const personal = /\b(?:i|i'm|i've|i'd|me|my|myself|mine)\b/giu;
const address = /\b(?:you|your|you're)\b/giu;

/** What a sentence has that makes it worth reading, apart from the weight of its words. */
export type Signals = {
  figures: number;
  importance: number;
  consequence: number;
  keyFigure: number;
  outlook: boolean;
  quarterly: boolean;
  theme: number;
  /** Different terms of the flavor. */
  terms: number;
  /** Share of words that only fill, and that speak of the speaker or to the listener. */
  filler: number;
  personal: number;
  address: number;
  /** Share of words that tell what once happened. */
  narrative: number;
};

export function readSignals(sentence: Sentence, flavor: FlavorName): Signals {
  const { tokens } = sentence;
  const text = foldApostrophes(sentence.text);
  const words = Math.max(1, tokens.length);
  return {
    figures: findFigures(text).length,
    importance: count(text, importance),
    consequence: count(text, consequence),
    keyFigure: count(text, keyFigure),
    outlook: outlook.test(text),
    quarterly: quarterly.test(text),
    theme: themeOf(text)?.total ?? 0,
    terms: new Set(findTerms({ tokens, flavor }).map(({ group }) => group)).size,
    filler: count(text, fillerWords) / words,
    personal: count(text, personal) / words,
    address: count(text, address) / words,
    narrative: count(text, narrative) / words,
  };
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
