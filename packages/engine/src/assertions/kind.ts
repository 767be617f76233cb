const guidance =
  /\b(?:(?:we|they|it|company|management|board|fund|system) (?:now |currently |still |also |continue to )?(?:expects?|anticipates?|forecasts?|projects?|targets?|plans?|intends?|aims?|see)|guidance|outlook|(?:is|are) (?:expected|projected|anticipated|forecast|likely|set|on track) to|will (?:be|grow|increase|decrease|continue|reach|see|have|deliver|close|remain|reduce|commit|vote|launch|begin|start|double)|going to|by (?:the end of )?20[2-9]\d|next (?:year|quarter|fiscal)|in the (?:coming|next))\b/iu;
const opinion =
  /\b(?:i (?:really |strongly |do |just |honestly |personally )?(?:think|believe|feel|guess|suspect|would (?:say|argue)|hope)|we (?:really |strongly |do |continue to )?(?:think|believe|feel)|in (?:my|our) (?:view|opinion|mind)|should(?:n't)?|ought to|probably|arguably|seems?|the (?:best|worst|most|biggest) \w+|better than|worse than|important|exciting|great|terrible)\b/iu;
const positive =
  /\b(?:up|rose|grew|growth|grow(?:s|ing)?|increas(?:e|es|ed|ing)|improv\w+|gain(?:s|ed)?|strong(?:er|est|ly)?|record|exceed\w*|outperform\w*|success\w*|benefit\w*|higher|better|best|opportunit\w+|profit(?:able|ability)?|win(?:s|ning)?|won|expand\w*|accelerat\w+|pleased|excited|robust|solid|momentum|resilien\w+|favou?rable|efficien\w+|ahead of|easier|faster|great|positive)\b/giu;
const negative =
  /\b(?:down|fell|fall(?:s|ing|en)?|declin\w+|decreas\w+|drop(?:s|ped)?|lower|loss(?:es)?|lost|weak\w*|underperform\w*|shortfall|deficit|unfunded|risk(?:s|y)?|concern\w*|headwinds?|challeng\w+|difficult\w*|problem\w*|fail(?:ed|ure|s|ing)?|delay\w*|impair\w+|write-?down|lay-?offs?|slow(?:ed|er|down)?|worse\w*|worst|pressure|disrupt\w+|lawsuit|breach\w*|volatil\w+|uncertain\w*|cut(?:s|ting)?|inflation\w*|vulnerab\w+|harder|negative\w*|missed|expensive|shortage)\b/giu;
const negation =
  /\b(?:no|not|n't|never|without|less|fewer|lack of|hardly|isn't|wasn't|didn't|don't|doesn't|won't|can't)\s+(?:\w+\s+){0,2}$/iu;

/** What kind of claim a sentence makes. */
import type { AssertionKind, Figure, Stance } from '@ecco/domain';
export function kindOf(sentence: string, isQuestion: boolean): AssertionKind {
  if (isQuestion) return 'question';
  if (guidance.test(sentence)) return 'guidance';
  return opinion.test(sentence) ? 'opinion' : 'fact';
}

/** Whether a sentence speaks well or ill of its subject: the balance of its words, a negation turning the next ones. */
export function stanceOf(sentence: string, figures: readonly Figure[]): Stance {
  let balance = tally(sentence, positive) - tally(sentence, negative);
  if (balance === 0)
    for (const { direction } of figures)
      balance += direction === 'up' ? 0.5 : direction === 'down' ? -0.5 : 0;
  if (balance === 0) return 'neutral';
  return balance > 0 ? 'positive' : 'negative';
}

function tally(sentence: string, pattern: RegExp): number {
  let sum = 0;
  for (const match of sentence.matchAll(pattern)) {
    sum += negation.test(sentence.slice(Math.max(0, match.index - 28), match.index)) ? -1 : 1;
  }
  return sum;
}
