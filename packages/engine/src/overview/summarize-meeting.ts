import type { CitedText, Outline } from '@ecco/domain';
import { type MeetingSummary, screenRoom, summarizeMeeting } from '../meeting/summary/meeting-summary.ts';
import type { Source } from '../ports/ports.ts';
import { readProceedings } from '../proceedings/proceedings.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { sharesMost } from '../salience/select.ts';
import { englishTerms } from '../sentences/sentence.ts';
import { attributed } from '../speakers/attributed.ts';
import { countWords, tokenize } from '../words/token.ts';
import { planSummary } from './plan-summary.ts';

/**
 * The first screen of a meeting: what it decided and announced; where that leaves room, the best of what was reported
 * there. Null where it is told like any other talk.
 */
export function meetingSummary(source: Source & { outline: Outline }): MeetingSummary | null {
  const summary = summarizeMeeting(source, readProceedings(source));
  if (summary === null) return null;
  const { oneLiner, tldr, keyInsights } = summary;
  const { context, segments } = source;
  const plan = planSummary({ context, segments });
  const gate = openGate(segments);
  const citedTexts = [oneLiner, ...tldr, ...keyInsights];
  const more: CitedText[] = [];
  let left = screenRoom.words - citedTexts.reduce((sum, { text }) => sum + countWords(text), 0);
  for (const one of [...plan.insights, ...plan.tldr]) {
    if (keyInsights.length + more.length >= screenRoom.insights) break;
    const text =
      one.isFact && !repeatsAny(one, [...citedTexts, ...more])
        ? gate.pass(attributed(source, toCitedText(segments, one)))
        : null;
    if (text === null || countWords(text.text) > left) continue;
    left -= countWords(text.text);
    more.push(text);
  }
  return { ...summary, keyInsights: [...keyInsights, ...more] };
}

function repeatsAny({ sentence }: RatedStatement, citedTexts: readonly CitedText[]): boolean {
  const terms = new Set(sentence.terms);
  return citedTexts.some(({ text }) => sharesMost(terms, new Set(englishTerms(tokenize(text)))));
}
