import { type MeetingWeights, meetingWeights, readMeetings } from '@ecco/pipeline/testing';
import type { z } from 'zod';
import { type EvalTask, linesOf } from './eval-task.ts';
import { CivicPage } from './reference.schema.ts';

/** The pages come without their addresses; what they link within their own site stays as they write it. */
const somewhere = 'https://reference.example/';

/** What the product reads of a saved page, as the reference's script wants it. */
export function meetingsOf(
  { id, html }: z.infer<typeof CivicPage>,
  weights: MeetingWeights = meetingWeights,
) {
  return {
    id,
    meetings: readMeetings(html, somewhere, weights).map(({ title, day, time, papers }) => ({
      title,
      date: day,
      time,
      links: papers.map(({ url }) => url.replace(somewhere, '')),
    })),
  };
}

async function* pages(split: string) {
  for await (const line of linesOf(`civic-pages/${split}/pages.jsonl`))
    yield meetingsOf(CivicPage.parse(line));
}

export const meetingPageTasks: EvalTask[] = [
  { name: 'meetings-pages', scorer: ['eval_meetings.py', '--pages'], predict: pages },
];
