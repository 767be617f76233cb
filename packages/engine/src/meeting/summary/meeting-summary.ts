// The first screen of a meeting: what was decided and what it means in money, then what was announced and reported.
// Decisions are the words of their motions with what became of them; nothing is told twice.
import type { CitedText, Proceedings } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { openGate } from '../../proof/gate.ts';
import { countWords } from '../../words/token.ts';
import { type Point, pointGroups, pointsOf } from './points.ts';
import { pointWeights } from './summary.weights.ts';

export type MeetingSummary = { oneLiner: CitedText; tldr: CitedText[]; keyInsights: CitedText[] };

/** The room of the first screen: words of all its lists together, and points of its insights. */
export const screenRoom = { words: 215, insights: 8 } as const;
/** Words of one point, of one that decides on a sum or was contested, and points of the short form. */
const [longestPoint, longestOfWeight, inShort] = [60, 70, 5];
/** Fewer than this say nothing of a meeting that its sentences do not say better, unless it decided something of weight. */
const fewest = { points: 3, decisions: 2 } as const;
/** Of a meeting of so few words what it decided is all that there is to say. */
const shortMeeting = { words: 900, points: 1, decisions: 1 } as const;

/** The summary of a meeting that decided something; null where there is too little to tell. */
export function summarizeMeeting(source: Source, proceedings: Proceedings): MeetingSummary | null {
  const least = isShort(source) ? shortMeeting : fewest;
  if (proceedings.decisions.length === 0) return null;
  const gate = openGate(source.segments);
  const points = pointsOf(source, proceedings).flatMap((point) => {
    const told = gate.pass(point.told);
    return told === null || countWords(told.text) > (point.isFreeOfLength ? longestOfWeight : longestPoint)
      ? []
      : [{ ...point, told }];
  });
  const chosen = choose(points);
  const lead = chosen.find(isOfWeight) ?? chosen[0];
  if (lead === undefined) return null;
  const rest = chosen.filter((point) => point !== lead);
  const isEnough =
    (rest.length >= least.points - 1 && proceedings.decisions.length >= least.decisions) ||
    chosen.filter(isOfWeight).length >= least.decisions;
  if (!isEnough && !(isOfWeight(lead) && (lead.isCounted || lead.weight >= pointWeights.decidedSignal)))
    return null;
  const place = ({ group }: Point): number => pointGroups.indexOf(group);
  const inOrder = (list: Point[]) =>
    list.toSorted((a, b) => place(a) - place(b) || b.weight - a.weight).map(({ told }) => told);
  const ordered = inOrder(rest);
  return {
    oneLiner: lead.told,
    tldr: ordered.slice(0, inShort),
    keyInsights: ordered.slice(inShort),
  };
}

/** What a body decided leads its meeting before who comes and goes, unless it is a small matter of the house. */
const isOfWeight = ({ group, weight }: Point): boolean =>
  group === 'decided' && weight >= pointWeights.carried;

const isShort = ({ segments }: Source): boolean =>
  segments.reduce((words, { text }) => words + countWords(text), 0) <= shortMeeting.words;

/** The weightiest first, as many as the page has room for. */
function choose(points: readonly Point[]): Point[] {
  let left: number = screenRoom.words;
  const chosen: Point[] = [];
  for (const point of points.toSorted((a, b) => worth(b) - worth(a) || a.segment - b.segment)) {
    const words = countWords(point.told.text);
    const isTold = chosen.some(
      ({ told }) => told.text.includes(point.told.text) || isSamePlace(told, point.told),
    );
    if (isTold || words > left || chosen.length > inShort + screenRoom.insights) continue;
    left -= words;
    chosen.push(point);
  }
  return chosen;
}

/** A long point takes the place of others; of two sums the larger comes first, in however many words. */
const worth = ({ weight, told, isFreeOfLength }: Point): number =>
  isFreeOfLength
    ? weight
    : weight - pointWeights.perWord * Math.max(0, countWords(told.text) - pointWeights.freeWords);

const isSamePlace = (a: CitedText, b: CitedText): boolean =>
  a.citations[0]?.segmentId === b.citations[0]?.segmentId && a.citations[0]?.quote === b.citations[0]?.quote;
