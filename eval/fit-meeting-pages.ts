/**
 * Chooses what counts towards a meeting on a page (`meetingWeights`) on the development pages, and tells how well the
 * choice holds: each site in turn is left out, the settings that are best on all others are taken, and what they give on
 * the site that was left out is scored. Of settings that are equally good the plainest ones win, which are the present.
 */
import { type MeetingWeights, meetingWeights } from '@ecco/pipeline/testing';
import type { z } from 'zod';
import { linesOf } from './eval-task.ts';
import { meetingsOf } from './meeting-pages.task.ts';
import { CivicPage } from './reference.schema.ts';

type Page = z.infer<typeof CivicPage>;
/** Right and asked for, of days, of days with their time, and of numbers of meetings. */
type Score = { days: number; asked: number; precision: number; counted: number };

const start = /^py:datetime(?:\.datetime)?\(([\d, ]+)\)$/;
const two = (value: number | undefined): string => String(value ?? 0).padStart(2, '0');

function scoreOf(page: Page, weights: MeetingWeights): Score {
  const { meetings } = meetingsOf(page, weights);
  const score: Score = { days: 0, asked: 0, precision: 0, counted: 0 };
  for (const [expression, value] of page.expect) {
    const said =
      typeof value === 'string' && expression.includes("['start']") ? start.exec(value)?.[1] : undefined;
    if (said !== undefined) {
      const [year, month, day, hour, minute] = said.split(',').map(Number);
      const iso = `${year}-${two(month)}-${two(day)}`;
      const ofDay = meetings.filter(({ date }) => date === iso);
      score.asked += 1;
      score.days += ofDay.length > 0 ? 0.5 : 0;
      score.days += ofDay.some(({ time }) => time === `${two(hour)}:${two(minute)}`) ? 0.5 : 0;
    }
    if (expression === 'len(parsed_items)' && typeof value === 'number') {
      score.counted += 1;
      score.precision +=
        meetings.length === 0 ? 0 : Math.min(1, value / meetings.length, meetings.length / value);
    }
  }
  return score;
}

/** Every setting of the few that are chosen; the present ones first. */
function settings(): MeetingWeights[] {
  const others = [2, 3, 4].flatMap((least) =>
    [-3, -2, -1].flatMap((aside) =>
      [10, 14, 20].flatMap((proseWords) =>
        [2, 3, 5].map((alike) => ({ ...meetingWeights, least, aside, proseWords, alike })),
      ),
    ),
  );
  return [meetingWeights, ...others];
}

const shareOf = (scores: readonly Score[]): number => {
  const sum = (name: keyof Score): number => scores.reduce((total, score) => total + score[name], 0);
  return (sum('days') / sum('asked') + sum('precision') / sum('counted')) / 2;
};

const weightsText = ({ least, aside, proseWords, alike }: MeetingWeights): string =>
  `least ${least}, aside ${aside}, prose from ${proseWords} words, alike ${alike}`;

/** Fits the settings, and tells what they are worth, line by line. */
export async function* fitMeetingPages(): AsyncGenerator<string> {
  const pages: Page[] = [];
  for await (const line of linesOf('civic-pages/dev/pages.jsonl')) pages.push(CivicPage.parse(line));
  const input = pages.filter(({ expect }) => expect.length > 0);
  const all = settings().map((weights) => ({ weights, scores: input.map((page) => scoreOf(page, weights)) }));
  const bestWithout = (left: number) =>
    all
      .map((one) => ({ ...one, share: shareOf(one.scores.filter((_, at) => at !== left)) }))
      .reduce((best, one) => (one.share > best.share + 1e-9 ? one : best));
  const best = bestWithout(-1);
  yield `best on all: ${weightsText(best.weights)}: ${best.share.toFixed(3)} (present: ${shareOf(all[0]?.scores ?? []).toFixed(3)})`;
  const leftOut = input.map((page, at) => ({ page, chosen: bestWithout(at) }));
  yield `each site left out in turn: ${shareOf(leftOut.flatMap(({ chosen }, at) => chosen.scores[at] ?? [])).toFixed(3)}`;
  for (const [choice, times] of Map.groupBy(leftOut, ({ chosen }) => weightsText(chosen.weights)))
    yield `  chosen ${times.length} times: ${choice}`;
}
