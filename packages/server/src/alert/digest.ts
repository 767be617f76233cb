import { limits, type UpdateLine, type WatchedThing } from '@ecco/contract';
import type { Subscription, TellingRhythm, Update } from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { Reader } from '../list/list.policy.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { type NewsTools, updateLines, updatesOf } from '../update/updates.usecases.ts';
import { findWatched, type WatchedRepositories } from '../update/watched.ts';

export type DigestTools = NewsTools & {
  store: NewsTools['store'] & WatchedRepositories & Pick<Store, 'subscriptions'>;
};

/** What is new of one thing. */
export type DigestSection = {
  subscription: Subscription;
  thing: WatchedThing;
  lines: UpdateLine[];
  /** The updates that its lines are made of. */
  updateIds: string[];
  /** How many lines there are, as far as they are counted. */
  total: number;
};

/** Updates of one thing that are counted, and those of which lines are made. */
const countedMax = 200;
const readMax = 40;

const order: Readonly<Record<Update['kind'], number>> = { signal: 0, person: 1, item: 2 };
const decided = new Set(['approved', 'rejected', 'completed']);

/** What was voted on or done comes before what is proposed, then who came and went, then what can be read. */
const updateWeight = ({ kind, after }: Update): number =>
  order[kind] + (kind === 'signal' && !decided.has(after?.stage ?? '') ? 0.5 : 0);
const byWeight = (one: Update, other: Update): number =>
  updateWeight(one) - updateWeight(other) || other.at.getTime() - one.at.getTime();

/** What became known of a subscription's thing since it was told; null where nothing did, or it is gone. */
async function sectionOf(
  tools: DigestTools,
  { subscription, reader }: { subscription: Subscription; reader: Reader },
  until: Date,
): Promise<DigestSection | null> {
  const { watched, toldUntil } = subscription;
  const watchedSource = await findWatched(tools.store, { ...watched, reader });
  if (watchedSource === null) return null;
  const updates = await updatesOf(tools, watchedSource, { after: toldUntil, until, limit: countedMax });
  const weighty = updates.toSorted(byWeight).slice(0, readMax);
  const lines = await updateLines(tools.store, watchedSource, weighty);
  if (lines.length === 0) return null;
  return {
    subscription,
    thing: watchedSource.thing,
    lines: lines.slice(0, limits.alertLinesShown),
    updateIds: weighty.map(({ id }) => id),
    total: lines.length + updates.length - weighty.length,
  };
}

/** What somebody would be told in a rhythm: the things of which anything became known, in the order they were chosen. */
export async function digestOf(
  tools: DigestTools,
  { reader, rhythm, until }: { reader: Reader; rhythm: TellingRhythm; until: Date },
): Promise<{ subscriptions: Subscription[]; sections: DigestSection[] }> {
  const subscriptions = await tools.store.subscriptions.told(ownUserOf(reader), rhythm);
  const sections: DigestSection[] = [];
  for (const subscription of subscriptions) {
    const section = await sectionOf(tools, { subscription, reader }, until);
    if (section) sections.push(section);
  }
  return { subscriptions, sections };
}
