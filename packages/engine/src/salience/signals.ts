import type { FlavorName } from '@ecco/domain';
import { findFigures } from '../figures/figure.ts';
import { findTerms } from '../flavors/term-index.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { themeSubstance } from '../themes/theme-substance.ts';
import { foldApostrophes } from '../words/fold.ts';
import {
  address,
  consequence,
  filler,
  importance,
  keyFigure,
  narrative,
  outlook,
  personal,
  quarterly,
} from './signals.lexicon.ts';

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
    importance: importance.count(text),
    consequence: consequence.count(text),
    keyFigure: keyFigure.count(text),
    outlook: outlook.test(text),
    quarterly: quarterly.test(text),
    theme: themeSubstance(text),
    terms: new Set(findTerms({ tokens, flavor }).map(({ group }) => group)).size,
    filler: filler.count(text) / words,
    personal: personal.count(text) / words,
    address: address.count(text) / words,
    narrative: narrative.count(text) / words,
  };
}
