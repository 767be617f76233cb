// One plan for everything that is read under each other: the line under the title, the short form, the insights and
// why it matters. Only what stands alone is told, the best first, each thing at one place; fewer is better than filler.
import { isShowTalk, largestOf } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { inDetail } from '../reading/detail.ts';
import { readSource } from '../reading/reading.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { rankDiverse, repeats, sourceOrder } from '../salience/select.ts';
import { isBlankForm } from './blank-form.ts';
import { chooseConsequences } from './choose-consequences.ts';
import { chooseLine } from './choose-line.ts';
import { chooseRows } from './choose-rows.ts';
import { currentReportWeightOf } from './current-report.ts';
import { dealCall } from './deal-call.ts';
import { eventsOf } from './event-of-year.ts';
import { guidanceListOf } from './guidance-list.ts';
import { type Judge, judgeOf } from './judge.ts';
import { noticeLines } from './notice-lines.ts';
import { releaseHighlights } from './release-highlights.ts';
import { businessOf, partWeightOf } from './report-parts.ts';
import { summarizeRecords } from './summarize-records.ts';
import { summarizeResults } from './summarize-results.ts';
import { dealWeights } from './summary-plan.weights.ts';
import { talkSubject, whoSpeaks } from './talk-points.ts';
import { namesHeads } from './under-head.ts';

type SummaryPlan = {
  oneLiner: RatedStatement | null;
  tldr: RatedStatement[];
  insights: RatedStatement[];
  matters: RatedStatement[];
};

/** Chooses the sentences of the first screen, each list in the order of the source. All are empty where nothing stands alone. */
export const planSummary = cachedBySource((source: Source): SummaryPlan => {
  if (isBlankForm(source)) return { oneLiner: null, tldr: [], insights: [], matters: [] };
  const plain = rateSentences(source);
  const [entry = null, ...entries] = summarizeRecords(source, plain);
  if (entry !== null) return { oneLiner: entry, tldr: entries, insights: [], matters: [] };
  const all = plain.map(namesHeads(source));
  const isHeaded = (one: RatedStatement): boolean => plain[one.sentence.index] !== one;
  const rated = all.filter(({ sentence }) => sentence.row === undefined);
  const results = summarizeResults(source);
  const judge = results === null ? judgeOfOthers(source) : judgeOfReport(source, results.year);
  const fit = rated.filter((one) => judge.worth(one) > 0 && judge.isFit(one));
  const highlights = releaseHighlights(source, rated);
  const lead =
    results?.line ??
    chooseLine(
      source,
      fit.filter((one) => !isHeaded(one)),
      judge.worth,
    );
  const talk = isShowTalk(source.context.kind)
    ? { who: whoSpeaks(source, plain), subject: talkSubject(source, plain) }
    : noTalk;
  const oneLiner = highlights[0] ?? talk.subject ?? lead;
  const statement = [results?.line].flatMap((one) => one ?? []);
  const isNew = (one: RatedStatement): boolean => !highlights.some((other) => repeats(one, other));
  const points = highlights.length > 0 ? [...highlights.slice(1), ...statement.filter(isNew)] : [];
  const others = fit.filter((one) => oneLiner === null || !repeats(one, oneLiner));
  // What follows from the risks of a company's report is much the same in all of them.
  const matters = results === null && readSource(source).english ? chooseConsequences(others) : [];
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const list = guidanceListOf(source, rated);
  const told = [oneLiner, list].flatMap((one) => one ?? []).concat(points, talk.who, matters);
  const business = results === null ? null : businessOf(source, others);
  const events = results === null ? [] : eventsOf(others, results.year);
  const apart = [...(business === null ? [] : [business]), ...events];
  const rest = others.filter((one) => !apart.some((other) => repeats(one, other)));
  const { tldr, insights } =
    source.context.kind === 'earnings'
      ? dealCall({ context: source.context, line: oneLiner, list, rest, judge })
      : deal(source, { words, rest, told, judge, isReport: results !== null });
  const rows = tldr.length < dealWeights.fewestBesideRows ? chooseRows(all) : [];
  const short =
    results === null
      ? [...points, ...talk.who, ...(list === null ? [] : [list]), ...sourceOrder([...tldr, ...rows])]
      : [
          ...(highlights.length > 0 ? points : results.rows),
          ...events,
          ...(business === null ? [] : [business]),
          ...sourceOrder(tldr),
        ];
  if (oneLiner === null && short.length + insights.length === 0) {
    const [first = null, ...lines] = noticeLines(source, plain);
    return { oneLiner: first, tldr: lines, insights: [], matters: [] };
  }
  return { oneLiner, tldr: short, insights: sourceOrder(insights), matters };
});

const noTalk: { who: RatedStatement[]; subject: RatedStatement | null } = { who: [], subject: null };

/** In a company's report a sentence counts by its part as well. */
function judgeOfReport(source: Source, newest: number): Judge {
  const judge = judgeOf(source);
  const weightOf = partWeightOf(source, newest);
  return { ...judge, worth: (one) => judge.worth(one) * weightOf(one) };
}

/** In a current report a sentence counts by its item. */
function judgeOfOthers(source: Source): Judge {
  const judge = judgeOf(source);
  const weightOf = currentReportWeightOf(source);
  return weightOf === null ? judge : { ...judge, worth: (one) => judge.worth(one) * weightOf(one) };
}

type Cards = {
  words: number;
  rest: readonly RatedStatement[];
  told: readonly RatedStatement[];
  judge: Judge;
  isReport: boolean;
};
type Lists = Pick<SummaryPlan, 'tldr' | 'insights'>;

/**
 * Deals the sentences like cards, the best first, in turns to the insights and to the short form; none that is worth
 * much less than the best.
 */
function deal(source: Source, { words, rest, told, judge, isReport }: Cards): Lists {
  const usual = sizesFor(words);
  const most = {
    short: inDetail(usual.short, source.context),
    long: inDetail(usual.long, source.context),
  };
  const count = most.short + most.long;
  const ranked = rankDiverse({
    candidates: rest,
    count,
    worth: judge.worth,
    beside: told,
  });
  const best = largestOf([...told, ...ranked].map(judge.worth), 0);
  const least = best * (isReport ? dealWeights.leastOfReport : dealWeights.least);
  const lists: Lists = { tldr: [], insights: [] };
  for (const one of ranked.filter((other) => judge.worth(other) >= least)) {
    const isInsights =
      lists.insights.length <= lists.tldr.length
        ? lists.insights.length < most.long
        : lists.tldr.length >= most.short;
    lists[isInsights ? 'insights' : 'tldr'].push(one);
  }
  return lists;
}

/** How many sentences a reader of an item of so many words is told at most. */
const sizesFor = (words: number): { short: number; long: number } => ({
  short: words < 1200 ? 2 : 3,
  long: words < 1500 ? 3 : words < 6000 ? 4 : 5,
});
