import { limits, type PutSubscription } from '@ecco/contract';
import {
  type AlertSettings,
  alertRhythms,
  defaultAlertSettings,
  type Subscription,
  type WatchedSubject,
} from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { findWatched, openWatched, type WatchedRepositories, type WatchedSource } from '../update/watched.ts';
import { subscriptionNotFound, tooManySubscriptions } from './alert.errors.ts';
import { nextTime } from './alert-time.ts';

type Repositories = WatchedRepositories & Pick<Store, 'subscriptions' | 'transaction'>;
type Tools = { store: Repositories; now: () => number };

/** A subscription with what it is to. */
export type SubscriptionWithThing = { subscription: Subscription; thing: WatchedSource['thing'] };

/** All that somebody is told of; what is gone, or hidden from them, is left out. */
export async function listSubscriptions(
  store: Repositories,
  who: Authorized<'read-own'>,
): Promise<SubscriptionWithThing[]> {
  const userId = ownUserOf(who);
  const subscriptionsWithThing: SubscriptionWithThing[] = [];
  for (const subscription of await store.subscriptions.ofUser(userId)) {
    const watched = await findWatched(store, { ...subscription.watched, reader: who });
    if (watched) subscriptionsWithThing.push({ subscription, thing: watched.thing });
  }
  return subscriptionsWithThing;
}

/** @throws RequestError 404 where there is no such thing */
export async function findSubscription(
  store: Repositories,
  who: Authorized<'read-own'>,
  watched: WatchedSubject,
): Promise<SubscriptionWithThing | null> {
  const userId = ownUserOf(who);
  const { thing } = await openWatched(store, { ...watched, reader: who });
  const subscription = await store.subscriptions.to(userId, thing);
  return subscription && { subscription, thing };
}

/**
 * Subscribes somebody to a thing, or changes how they are told of it.
 * @throws RequestError 404 where there is no such thing, 409 where there is no room for more
 */
export async function putSubscription(
  { store, now }: Tools,
  who: Authorized<'change-own'>,
  { kind, id, rhythm, by_mail: byMail, in_product: inProduct }: PutSubscription,
): Promise<SubscriptionWithThing> {
  const userId = ownUserOf(who);
  const { thing } = await openWatched(store, { kind, id, reader: who });
  return store.transaction(async ({ subscriptions }) => {
    const count = await subscriptions.holdCountOf(userId);
    const isNew = (await subscriptions.to(userId, thing)) === null;
    if (isNew && count >= limits.subscriptionsMax) throw tooManySubscriptions();
    const watched = { kind: thing.kind, id: thing.id };
    const subscription = await subscriptions.put({ userId, watched, rhythm, byMail, inProduct });
    if (rhythm !== 'never') {
      const nextAt = new Date(nextTime(rhythm, await subscriptions.settingsOf(userId), now()));
      await subscriptions.giveTurn({ userId, rhythm, nextAt }, { moved: false });
    }
    return { subscription, thing };
  });
}

/** @throws RequestError 404 where they are not subscribed to it */
export async function removeSubscription(
  store: Repositories,
  who: Authorized<'change-own'>,
  watched: WatchedSubject,
): Promise<string> {
  const userId = ownUserOf(who);
  const { thing } = await openWatched(store, { ...watched, reader: who });
  if (!(await store.subscriptions.remove(userId, thing))) throw subscriptionNotFound();
  return thing.name;
}

/** Changes when somebody is told; what they are told next moves with it. */
export async function saveAlertSettings(
  { store, now }: Tools,
  who: Authorized<'change-own'>,
  settings: AlertSettings,
): Promise<void> {
  const userId = ownUserOf(who);
  await store.transaction(async (tx) => {
    await tx.subscriptions.saveSettings(userId, settings);
    await moveTurns(tx, { userId, settings, now: now() });
  });
}

type Moved = { userId: string; settings: AlertSettings; now: number };

async function moveTurns(
  { subscriptions }: Pick<Store, 'subscriptions'>,
  { userId, settings, now }: Moved,
): Promise<void> {
  const turns = await subscriptions.turnsOf(userId);
  for (const rhythm of alertRhythms.filter((one) => turns.some((turn) => turn.rhythm === one))) {
    const nextAt = new Date(nextTime(rhythm, settings, now));
    await subscriptions.giveTurn({ userId, rhythm, nextAt }, { moved: true });
  }
}

/** Takes the time zone of somebody's browser for theirs, unless they have chosen when they are told. */
export async function noteTimeZone(
  { store, now }: Tools,
  who: Authorized<'change-own'>,
  timeZone: string,
): Promise<void> {
  const userId = ownUserOf(who);
  const settings = { ...defaultAlertSettings, timeZone };
  await store.transaction(async (tx) => {
    if (await tx.subscriptions.proposeSettings(userId, settings))
      await moveTurns(tx, { userId, settings, now: now() });
  });
}
