// The name by which a voice of a call turns to a part of its company: "Turning now to Alder Mills."
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { noTopic, ofTheWhole } from './bare-metric.lexicon.ts';

const lead = '(?:(?:and|now|next|so|then|okay|finally|lastly|first|second|third|fourth),? )*';
const wish =
  "(?:(?:i[’']ll|i will|we[’']ll|let me|let[’']s|let us|i[’']d like to|i want to|i would like to) )?";
const turns =
  '(?:now |next |first )?(?:turn|move|mov|shift|start|begin|focus|look)(?:ing|ning)?(?: now| next| first| on| over| off| back| briefly)* (?:to|with|on|into|at)(?: our| the)?';
const kindOfPart =
  "(?:(?:reporting|reportable|operating|business) )?(?:segment|division|business|region|group)(?:[’']s|s)?";
const word = String.raw`[\p{L}\d&'’/-]+`;
/** "Turning to Alder Mills." and "Looking at prepared foods, sales" */
const turnTo = new RegExp(
  String.raw`^${lead}${wish}${turns} (${word}(?:,? (?:and |& |of )?${word}){0,4}?)(?: ${kindOfPart})?(?: results)?(?:[.:;]|,? (?:sales|revenues?|orders|net|we|which)\b|$)`,
  'iu',
);
/** "Moving to our paper and pulp segment, sales" */
const turnToCalled = new RegExp(
  String.raw`^${lead}${wish}${turns} (${word}(?:,? (?:and |& )?${word}){0,4}?) ${kindOfPart}\b`,
  'iu',
);
/** "Our Alder Mills segment generated" */
const called = new RegExp(
  String.raw`^${lead}(?:(?:in|within|for|at) )?(?:our |the )?(${word}(?: (?:and |& )?${word}){0,4}?) (?:segment|division)(?:['’]s)?\b`,
  'iu',
);
/** "Turning to our results by segment, beginning with Alder Mills." */
const beginsWith = new RegExp(
  String.raw`, (?:beginning|starting) with (?:our |the )?(${word}(?:,? (?:and |& |of )?${word}){0,4}?)(?: ${kindOfPart})?(?: on (?:slide|page) \S+)?[.:]$`,
  'iu',
);
/** "Starting with aviation." */
const shortTurn = new RegExp(String.raw`^${lead}${wish}${turns} ${word}(?: ${word}){0,2}\.$`, 'iu');
const isCapital = /^\p{Lu}/u;

/**
 * Reads the part that a sentence turns to, or is about, as it calls it; empty where what it turns to may be one, null where it
 * names none.
 */
export const partNamesOf = cachedBySource((source: Source): ((text: string) => string | null) => {
  const said = readSource(source)
    .sentences.map(({ text }) => text.toLowerCase())
    .join('\n');
  const isCalledPart = (name: string): boolean =>
    [...kinds.map((kind) => `${name} ${kind}`), ...resultVerbs.map((done) => `\n${name} ${done}`)].some(
      (words) => said.includes(words),
    );
  return (text) => {
    const turned = (beginsWith.exec(text) ?? turnTo.exec(text))?.[1];
    const named = turned ?? (turnToCalled.exec(text) ?? called.exec(text))?.[1];
    const name = named?.replace(/^(?:our|the|your|their|its) /iu, '') ?? '';
    if (name.length < 2 || /\d/u.test(name) || noName.test(name)) return null;
    if (ofTheWhole.test(name) || noTopic.test(name)) return null;
    const isSure = isCapital.test(name) || isCalledPart(name.toLowerCase());
    if (!isSure) return shortTurn.test(text) ? '' : null;
    return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  };
});

const kinds = ['segment', 'division', 'business'];
const resultVerbs = [
  'delivered',
  'reported',
  'generated',
  'posted',
  'sales',
  'revenue',
  'net sales',
  'organic',
];
/** What a sentence says of some part, or of all of them. */
const noName =
  /^(?:our|the|this|that|these|those|its|their|each|every|both|all|any|other|another|first|second|third|fourth|largest|smallest|same|new)\b|\b(?:segments?|divisions?|business|was|is|were|are|this|that)\b/iu;
