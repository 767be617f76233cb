import type { Citation, Signal, SignalStage } from '@ecco/domain';
import { lexicon } from '../lexicon/lexicon.ts';
import { emptyFields } from '../meeting/signals/cited-fields.ts';
import { citedValue, wordsAt } from '../meeting/signals/words.ts';
import type { Segment } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';

/** Says what the holders of a company's shares decided. */
const decides = lexicon({
  phrases: String.raw`
(shareholders|stockholders|members|persons|nominees|directors) (\p{L}+ ){0,4}(did not approve|rejected|approved|ratified|elected|defeated|voted (for|against|to|in favor))  + The shareholders approved the pay.  - The shareholders met.
(proposal|resolution|appointment|compensation|plan|frequency) (\S+ ){0,14}(was|were|is) (not )?(approved|ratified|adopted|defeated|rejected|elected)  + The proposal on pay was defeated.  - The proposal was long.
(persons|nominees|directors) (\S+ ){0,3}(was|were) elected  + The following persons were elected.  - They were out.
`,
});
const refuses = /\b(?:not approve|not approved|rejected|defeated|voted against|not adopted)\b/iu;

/** The heads and rows under which votes are counted. */
const counted = /\b(?:for|against|abstain\w*|abstentions|withheld|non-votes|one year|every year)\b/iu;
const count = /\b\d{1,3}(?:,\d{3}){1,3}\b/u;
/** Rows behind what was decided in which its votes are counted. */
const rowsBehind = 8;

/** What was put to the holders of a company's shares, where the votes on it are counted beside it. */
export function findShareholderVotes(segments: readonly Segment[]): Signal[] {
  return segments.flatMap((segment, at) => {
    const text = foldApostrophes(segment.text);
    if (text.length > longest || !decides.test(text)) return [];
    const behind = segments.slice(at + 1, at + 1 + rowsBehind).map((row) => row.text);
    const end = behind.findIndex((row) => decides.test(foldApostrophes(row)));
    const rows = end < 0 ? behind : behind.slice(0, end);
    const isCounted = rows.some((row) => count.test(row)) && [text, ...rows].some((row) => counted.test(row));
    return isCounted ? [voteSignal(segment, refuses.test(text) ? 'rejected' : 'approved')] : [];
  });
}

const longest = 900;

function voteSignal({ id, text, startMs, endMs, page }: Segment, stage: SignalStage): Signal {
  const place: Citation = { segmentId: id, quote: text, startMs, endMs, page };
  const words = wordsAt([place]);
  return {
    ...emptyFields,
    kind: 'vote',
    sentence: { text, verbatim: true, citations: [place] },
    stage: citedValue(stage, { words, text }),
    places: [place],
  };
}
