import type { Outline } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { sharesMost } from '../salience/select.ts';
import { englishTerms } from '../sentences/sentence.ts';
import { tokenize } from '../words/token.ts';
import { planSummary } from './plan-summary.ts';
import { meetingSummary } from './summarize-meeting.ts';

/** Only the titles of a meeting's items may come from chapters, which are made later. */
const noOutline: Outline = { chapters: [] };

/** Whether the first screen tells a sentence, or one that shares most of its words: its lists, or a meeting's. */
export const overviewCoverage = cachedBySource((source: Source): ((one: RatedStatement) => boolean) => {
  const { oneLiner, tldr, insights, matters } = planSummary(source);
  const meeting = meetingSummary({ ...source, outline: noOutline });
  const lists = meeting === null ? [...(oneLiner === null ? [] : [oneLiner]), ...tldr, ...insights] : [];
  const reported = [...lists, ...matters].map(({ sentence }) => new Set(sentence.terms));
  const points =
    meeting === null
      ? []
      : [meeting.oneLiner, ...meeting.tldr, ...meeting.keyInsights].map(
          ({ text }) => new Set(englishTerms(tokenize(text))),
        );
  return ({ sentence }) => {
    const terms = new Set(sentence.terms);
    return [...reported, ...points].some((other) => sharesMost(terms, other));
  };
});
