import type { Assertion, AssertionKind } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { citeSentence } from '../reading/citation.ts';
import { readSource } from '../reading/reading.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { isOfSpokenPart } from '../salience/spoken-part.ts';
import { sureThemeOf } from '../themes/theme.ts';
import { claimWeights } from './assertions.weights.ts';
import { claimNamesIn } from './claim-names.ts';
import { guidance, opinion } from './kind.lexicon.ts';
import { provedFigures } from './proved-figures.ts';
import { stanceOf } from './stance.ts';

/**
 * The claims of a source that belong to one of the seven themes, in the order of the source: who says what,
 * where, about which organizations and with which figures. At most one for about forty words, the weightiest.
 * None in a language other than English, for want of word lists.
 */
export function findAssertions(source: Source): Assertion[] {
  const reading = readSource(source);
  if (!reading.english) return [];
  const rated = rateSentences(source);
  const gate = openGate(source.segments);
  const namesOf = claimNamesIn(source);
  // A measure of a part that only sentences before it name would be claimed of the company.
  const isOfPart = isOfSpokenPart(source);
  const assertions = rated.flatMap((one) => (isOfPart(one) ? [] : assertionOf(one, namesOf, source)));
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const best = assertions
    .filter(
      ({ citation, text }) =>
        gate.holds(citation) && gate.pass({ text, verbatim: false, citations: [citation] }) !== null,
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, Math.max(5, Math.min(200, Math.round(words / 160))));
  const order = new Map(source.segments.map(({ id }, at) => [id, at]));
  return best.sort((a, b) => (order.get(a.citation.segmentId) ?? 0) - (order.get(b.citation.segmentId) ?? 0));
}

type NamesOf = ReturnType<typeof claimNamesIn>;

function assertionOf(one: RatedStatement, namesOf: NamesOf, source: Source): Assertion[] {
  const { segments, context } = source;
  const { sentence, polished, isContent, isQuestion, words } = one;
  const theme = sureThemeOf(sentence.text);
  const [citation] = citeSentence(segments, sentence);
  if (theme === null || citation === undefined || sentence.pieces.length !== 1 || sentence.row) return [];
  // What an interviewer or an analyst asks is no claim of whoever is asked; members of a body ask for it.
  if (isQuestion && context.kind !== 'meeting') return [];
  if (!isContent || words < 7 || words > 60 || one.dependence >= 0.75) return [];
  const figures = provedFigures(citation.quote);
  const { named, organisations: organizations, isOwn } = namesOf(one);
  const claim = {
    text: polished,
    citation,
    speaker: sentence.speaker,
    theme: theme.theme,
    stance: stanceOf(polished, figures),
    kind: kindOf(polished, isQuestion),
    organisations: organizations,
    isOwn,
    figures,
  };
  return [
    {
      ...claim,
      weight: assertionWeight(one, { theme: theme.chance, figures: figures.length, named: named.length }),
    },
  ];
}

type Parts = { theme: number; figures: number; named: number };

function assertionWeight({ score }: RatedStatement, { theme, figures, named }: Parts): number {
  const value =
    claimWeights.score * Math.min(1, score / 1.6) +
    claimWeights.theme * theme +
    claimWeights.figures * Math.min(1, figures / 2) +
    claimWeights.named * Math.min(1, named);
  return Math.round(value * 100) / 100;
}

/** What kind of claim a sentence makes. */
function kindOf(sentence: string, isQuestion: boolean): AssertionKind {
  if (isQuestion) return 'question';
  if (guidance.test(sentence)) return 'guidance';
  return opinion.test(sentence) ? 'opinion' : 'fact';
}
