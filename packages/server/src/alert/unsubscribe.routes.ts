import type { Unsubscription } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { guarded, os } from '../request/request-context.ts';
import { findWatched, type WatchedRepositories } from '../update/watched.ts';
import { unsubscribeLinkInvalid } from './alert.errors.ts';
import type { UnsubscribeTarget, UnsubscribeTokens } from './unsubscribe-token.ts';

type Tools = {
  store: WatchedRepositories & Pick<Store, 'subscriptions'>;
  unsubscribeTokens: UnsubscribeTokens;
};

/** @throws RequestError 404 for a link that we did not make */
function targetOf({ unsubscribeTokens }: Tools, token: string): UnsubscribeTarget {
  const target = unsubscribeTokens.read(token);
  if (target === null) throw unsubscribeLinkInvalid();
  return target;
}

/** What a link stops, and whether mails of it are sent still. */
async function describe({ store }: Tools, target: UnsubscribeTarget): Promise<Unsubscription> {
  const { userId, rhythm, subscriptionId } = target;
  const all = await store.subscriptions.ofUser(userId);
  const meant = all.filter((one) =>
    subscriptionId === undefined ? one.rhythm === rhythm : one.id === subscriptionId,
  );
  const [one] = meant;
  // Who holds the link may be anybody: what its reader reads as a member is named, and nothing else.
  const reader = { userId, role: 'member' } as const;
  const watched =
    subscriptionId === undefined || !one ? null : await findWatched(store, { ...one.watched, reader });
  return { name: watched?.thing.name ?? null, rhythm, active: meant.some(({ byMail }) => byMail) };
}

const show = guarded(os.unsubscribe.show).handler(async ({ input, context: { services } }) => {
  return describe(services, targetOf(services, input.token));
});

/** The link is the proof: whoever was sent it may stop what it names, and nothing else. */
const confirm = guarded(os.unsubscribe.confirm).handler(async ({ input, context: { services } }) => {
  const target = targetOf(services, input.token);
  const { userId, rhythm, subscriptionId } = target;
  await services.store.subscriptions.stopMails({
    userId,
    ...(subscriptionId === undefined ? { rhythm } : { id: subscriptionId }),
  });
  return describe(services, target);
});

export const unsubscribeRoutes = { show, confirm };
