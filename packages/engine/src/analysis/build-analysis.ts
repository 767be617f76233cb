import { findEntities } from '../entities/find-entities.ts';
import { chooseInsights } from '../overview/build-overview.ts';
import type { Analysis, CitedText, Outline, Source } from '../ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../reading/cited-text.ts';
import { readSource } from '../reading/reading.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { selectDiverse } from '../salience/select.ts';
import { findKeyTopics } from './key-topics.ts';

const longestOneLiner = 280;

/** The item in one line, in three to five cited sentences, in topics and in names. */
export function analyse(source: Source & { outline: Outline }): Analysis {
  const reading = readSource(source);
  const rated = rateSentences(source);
  const keyTopics = findKeyTopics(source, reading, rated);
  const gate = openGate(source.segments);
  const oneLiner = chooseOneLiner(rated, new Set(keyTopics.flatMap(({ segmentIds }) => segmentIds)), source);
  const tldr = chooseTldr(rated, source.outline, oneLiner);
  const cite = (one: Rated): CitedText => toCitedText(source.segments, one);
  return {
    oneLiner: oneLiner === null ? null : gate.pass(cite(oneLiner)),
    tldr: gate.passAll(tldr.map(cite)),
    keyTopics,
    entities: reading.english ? findEntities(source).slice(0, 60) : [],
  };
}

/** The sentence that says most of the whole item: central, standing alone, short enough to be quoted. */
function chooseOneLiner(
  rated: readonly Rated[],
  topical: ReadonlySet<string>,
  { segments }: Source,
): Rated | null {
  let [best, most] = [null as Rated | null, 0];
  for (const one of rated) {
    if (one.polished.length > longestOneLiner || one.words < 8) continue;
    const isTopical = topical.has(segments[one.sentence.segment]?.id ?? '');
    const value =
      (one.score + 0.8 * one.centrality) *
      (1 - one.dependence) *
      (one.isContent ? 1 : 0.1) *
      (isTopical ? 1 : 0.8);
    if (value > most) [best, most] = [one, value];
  }
  return best ?? rated.find(({ polished }) => polished !== '' && polished.length <= longestOneLiner) ?? null;
}

/** Three to five sentences, each from another of the weightiest chapters, apart from the one-liner. */
function chooseTldr(rated: readonly Rated[], { chapters }: Outline, oneLiner: Rated | null): Rated[] {
  const others = rated.filter((one) => one !== oneLiner);
  const count = Math.max(3, Math.min(5, chapters.length));
  const worth = (one: Rated): number => {
    const { segment } = one.sentence;
    const chapter = chapters.find(
      ({ firstSegment, lastSegment }) => segment >= firstSegment && segment <= lastSegment,
    );
    return one.dependence > 0.4 || one.words > 45 ? 0 : one.score * (0.4 + (chapter?.relevancy ?? 50) / 100);
  };
  const chosen = selectDiverse({ candidates: others, count, worth, parts: count, total: rated.length });
  return chosen.length > 0 ? chosen : chooseInsights(others).slice(0, count);
}
