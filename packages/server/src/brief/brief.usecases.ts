// A time of a list: what came, and what its items tell or the organizations that it follows did. The page, the Markdown and the recording are
// made of what is read here, so that all three say the same.
import { limits } from '@ecco/contract';
import { type BriefPeriod, briefDays, type CitedText, soleSpeaker } from '@ecco/domain';
import type { BriefText, Pipeline, SpokenBrief } from '@ecco/pipeline';
import type { Holding, ItemWithShow, Store, Summary } from '@ecco/store';
import { readCitedLines } from '../item/cited-lines.ts';
import type { CitedLines } from '../item/transcript-profile.ts';
import { entryHeadline } from '../ledger/entry-headline.ts';
import { type LedgerReading, readLedger } from '../ledger/ledger.usecases.ts';
import type { ReachedList } from '../list/list.policy.ts';
import type { PermittedList } from '../list/open-list.ts';
import { readBriefDecisions } from './brief-decisions.ts';

type Repositories = Pick<
  Store,
  'hubs' | 'summaries' | 'proceedings' | 'ledger' | 'organizations' | 'items' | 'copies'
>;

/** An item with what was decided in it and its key sentences, as far as they can still be led to, and the lines that they cite. */
export type BriefedItem = ItemWithShow & {
  decisions: readonly CitedText[];
  sentences: readonly CitedText[];
  lines: CitedLines | undefined;
};
/** Days as yyyy-mm-dd, both included; `from` null where it reaches back to the first. */
type BriefTime = { period: BriefPeriod; from: string | null; to: string };
export type BriefReading = BriefTime & {
  list: ReachedList;
  items: readonly BriefedItem[];
  itemCount: number;
  /** Those first whose source the hub holds. */
  signals: LedgerReading;
  /** Signals whose source it does not hold: it follows who acts, and the source is about others. */
  outside: ReadonlySet<string>;
  signalCount: number;
  /** Of a time without items the day of the newest before it. */
  newest: string | null;
};

const dayMs = 86_400_000;
const briefDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

type TimeInput = { from?: string | undefined; to?: string | undefined; period: BriefPeriod };

/** Two days, whichever was given first. */
const inTurn = (one: string, other: string): { from: string; to: string } =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** The time that ends with a day (yyyy-mm-dd), or today; `now` in ms. */
export function timeOfBrief(timeInput: TimeInput, now: number): BriefTime {
  const to = timeInput.to ?? briefDay(now);
  if (timeInput.period === 'custom') return { period: 'custom', ...inTurn(timeInput.from ?? to, to) };
  const days = briefDays[timeInput.period];
  return {
    period: timeInput.period,
    to,
    from: days === null ? null : briefDay(Date.parse(to) - (days - 1) * dayMs),
  };
}

/** Items of a list that are looked through for what they tell. */
const mentionedMost = 2_000;

/** The sentences that tell an item best: its key insights, else its main point. */
function keySentences(summary: Summary | undefined): readonly CitedText[] {
  const insights = summary?.overview?.keyInsights ?? [];
  const main = summary?.analysis?.oneLiner ?? null;
  const citedTexts = insights.length > 0 || main === null ? insights : [main];
  return citedTexts.slice(0, limits.briefSentences);
}

async function withSentences(store: Repositories, rows: readonly ItemWithShow[]): Promise<BriefedItem[]> {
  const summaries = await store.summaries.latestOf(rows.map(({ item }) => item.id));
  const decided = await readBriefDecisions(
    store,
    rows.map(({ item }) => item.id),
  );
  const reported = rows.map((row) => ({
    ...row,
    decisions: decided.get(row.item.id) ?? [],
    sentences: keySentences(summaries.get(row.item.id)),
  }));
  const lines = await readCitedLines(
    store,
    reported.map(({ item, decisions, sentences }) => ({
      itemId: item.id,
      citations: [...decisions, ...sentences].flatMap(({ citations }) => citations),
    })),
  );
  return reported.map((one) => {
    const own = lines.get(one.item.id);
    const leadsThere = ({ citations }: CitedText): boolean =>
      citations.some(({ segmentId }) => own?.indexOf.has(segmentId));
    return {
      ...one,
      lines: own,
      decisions: one.decisions.filter(leadsThere),
      sentences: one.sentences.filter(leadsThere),
    };
  });
}

/** Signals by whether the hub holds the source that is shown of each. */
async function sorted({ hubs }: Pick<Store, 'hubs'>, holding: Holding, signals: LedgerReading) {
  const sourceOf = (id: string): string => signals.tellings.get(id)?.[0]?.itemId ?? '';
  const held = await hubs.heldAmong(
    holding,
    signals.entries.map(({ id }) => sourceOf(id)).filter((id) => id !== ''),
  );
  const [own = [], others = []] = [true, false].map((isHeld) =>
    signals.entries.filter(({ id }) => held.has(sourceOf(id)) === isHeld),
  );
  return {
    signals: { ...signals, entries: [...own, ...others] },
    outside: new Set(others.map(({ id }) => id)),
  };
}

/** Reads a time of a list. */
export async function readBrief(
  store: Repositories,
  { thing }: PermittedList<'read'>,
  { period, from, to }: BriefTime,
): Promise<BriefReading> {
  const holding = await store.hubs.holdingOf(thing.id);
  const before = new Date(Date.parse(to) + dayMs);
  // What bears no date is in no time but all of it.
  const within = from === null ? {} : { from: new Date(from), before };
  const [itemIds, ofPeriod] = await Promise.all([
    store.hubs.heldIds(holding, mentionedMost),
    from === null ? [] : store.hubs.heldIds(holding, mentionedMost, within),
  ]);
  const [held, signals] = await Promise.all([
    store.hubs.heldPage(holding, {
      page: 1,
      perPage: limits.briefItems,
      ...within,
    }),
    readLedger(store, {
      page: 1,
      perPage: limits.briefSignals,
      concerning: { organizationIds: holding.organizationIds, itemIds, ofPeriod },
      ...(from !== null && { period: { from, to } }),
    }),
  ]);
  const [newest] =
    held.total > 0 ? [] : (await store.hubs.heldPage(holding, { page: 1, perPage: 1, before })).rows;
  return {
    ...{ list: thing, period, from, to, signalCount: signals.total },
    ...(await sorted(store, holding, signals.found)),
    newest: newest?.item.publishedAt ? briefDay(newest.item.publishedAt.getTime()) : null,
    items: await withSentences(store, held.rows),
    itemCount: held.total,
  };
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Spoken = { cited: CitedText; speaker: string | null };
const spoken = (cited: CitedText, lines: CitedLines | undefined): Spoken => ({
  cited,
  speaker: soleSpeaker(cited.citations, lines?.speakerOf ?? (() => null))?.name ?? null,
});

/** What organizations did, each under its name; of several who tell it the one who tells most. */
function spokenSignals({ entries, tellings, organizations, lines }: LedgerReading): BriefText['parts'] {
  const byName = Map.groupBy(entries, ({ organizationId, who }) => {
    return organizations.get(organizationId ?? '')?.name ?? who ?? '';
  });
  return [...byName].map(([title, own]) => ({
    title,
    language: null,
    sentences: own.flatMap((entry) => {
      const placedMentions = tellings.get(entry.id) ?? [];
      const [telling] = placedMentions;
      if (telling === undefined) return [];
      const headline = {
        ...telling.signal.sentence,
        text: `${entryHeadline(entry, { who: null, tellings: placedMentions })}.`,
        verbatim: false,
      };
      return [{ cited: headline, speaker: null }, spoken(telling.signal.sentence, lines.get(telling.itemId))];
    }),
  }));
}

/** What is said of a brief that is read aloud. */
function briefText({ list, from, to, signals, items }: BriefReading): BriefText {
  return {
    listId: list.id,
    title: list.title,
    period:
      from === null
        ? `until ${longDay.format(new Date(to))}`
        : longDay.formatRange(new Date(from), new Date(to)),
    parts: [
      ...spokenSignals(signals),
      ...items.map(({ item, decisions, sentences, lines }) => ({
        title: item.title,
        language: item.language,
        sentences: [
          ...decisions.map((cited) => ({ cited, speaker: null })),
          ...sentences.map((cited) => spoken(cited, lines)),
        ],
      })),
    ],
  };
}

/** The recording of just this brief, where there is one. */
export const findBriefAudio = (
  { spokenBrief }: Pick<Pipeline, 'spokenBrief'>,
  brief: BriefReading,
): Promise<SpokenBrief | null> => spokenBrief(briefText(brief));

/**
 * Has a brief read aloud, unless it was.
 * @throws PipelineError `speech.…` where there is nothing to read, no voice, or too much asked at once
 */
export const speakBrief = (
  pipeline: Pick<Pipeline, 'speakBrief'>,
  brief: BriefReading,
): Promise<SpokenBrief> => pipeline.speakBrief(briefText(brief));
