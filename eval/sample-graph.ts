// What the samples keep of organizations beside all texts, in the shape in which the product reads it.
import { readFileSync } from 'node:fs';
import { factKinds } from '@ecco/domain';
import {
  pickFacts,
  pickLastMeetings,
  pickMeetings,
  pickPeople,
  readGraphQuestion,
  standsBeside,
} from '@ecco/engine';
import { z } from 'zod';

const SampleOrganization = z.object({
  slug: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  facts: z.array(
    z.object({
      kind: z.enum(factKinds),
      as_of: z.string(),
      source: z.string(),
      value: z.number().optional(),
      words: z.string().optional(),
    }),
  ),
  people: z.array(
    z.object({ name: z.string(), title: z.string(), edge: z.string(), since: z.string().optional() }),
  ),
  meetings: z.array(
    z.object({
      title: z.string(),
      on: z.string().optional(),
      in_days: z.number(),
      at: z.string(),
      location: z.string(),
      meeting_type: z.string(),
      agenda: z.array(z.string()),
    }),
  ),
});
export type SampleOrganization = z.infer<typeof SampleOrganization>;

/** The organizations of the samples by their slugs. */
export function readSampleOrganizations(): Map<string, SampleOrganization> {
  const text = readFileSync(new URL('../samples/organizations.json', import.meta.url), 'utf8');
  const { organizations } = z.object({ organizations: z.array(SampleOrganization) }).parse(JSON.parse(text));
  return new Map(organizations.map((one) => [one.slug, one]));
}

const dayMs = 86_400_000;

/** Days as the product counts them from its first start, here the time of asking; it passes over weekends. */
function heldAt({ on, in_days: days, at }: SampleOrganization['meetings'][number], now: Date): Date {
  const named = on === undefined ? null : new Date(`${on}T${at}:00Z`);
  if (named !== null && named > now) return named;
  const day = new Date(`${new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)}T${at}:00Z`);
  const off = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + off * dayMs);
}

/** What is told of an organization without its texts, a line each. */
export function graphStatements(query: string, of: SampleOrganization, now: Date): string[] {
  const question = readGraphQuestion(query, of)?.question;
  if (question?.asks === 'meeting' || question?.asks === 'last-meeting') {
    const retained = of.meetings.map((one) => ({
      ...one,
      meetingType: one.meeting_type,
      heldAt: heldAt(one, now),
      dayOnly: false,
    }));
    const picked =
      question.asks === 'meeting'
        ? pickMeetings(question, retained, now)
        : pickLastMeetings(question, retained, now);
    return picked.map(({ title, heldAt: at, location, agenda }) =>
      [`${title}, ${at.toISOString().slice(0, 10)}`, location, ...agenda].join('; '),
    );
  }
  if (question?.asks === 'person') {
    const stored = of.people.map((one) => ({
      ...one,
      since: one.since ?? null,
      until: null,
      isOfBoard: one.edge === 'HAS_BOARD_MEMBER',
    }));
    return pickPeople(question, stored, now).map(({ name, title, since }) =>
      [name, title, ...(question.since !== null && since !== null ? [`since ${since}`] : [])].join(', '),
    );
  }
  if (question?.asks !== 'fact') return [];
  const cached = of.facts.map((one) => ({ ...one, asOf: one.as_of, sourceUrl: null }));
  return pickFacts(question, cached, now).map(
    ({ value, words, asOf, source }) =>
      `${words ?? value?.toLocaleString('en-US', { notation: value >= 1e9 ? 'compact' : 'standard', compactDisplay: 'long', maximumFractionDigits: 1 })} as of ${asOf}, ${source}`,
  );
}

type AnswerText = { text: string; lead: string | null };

/** Whether a sentence may be told beside what is kept, as the product tells it. */
export function companionStatements(
  query: string,
  of: SampleOrganization,
  retained: readonly string[],
): (said: AnswerText) => boolean {
  const question = readGraphQuestion(query, of)?.question;
  if (question === undefined || retained.length === 0) return () => true;
  return standsBeside(
    question,
    retained.map((line) => line.split(',')[0] ?? ''),
  );
}
