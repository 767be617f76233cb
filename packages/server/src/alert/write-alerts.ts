import type { TellingRhythm } from '@ecco/domain';
import type { AlertTurn, Store, User } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import type { Mailer } from '../mailer/mailer.ts';
import { atOnceGapMs, nextTime, periodOf } from './alert-time.ts';
import { type DigestSection, type DigestTools, digestOf } from './digest.ts';
import { alertHtml } from './mail/alert-mail.html.ts';
import { alertText } from './mail/alert-mail.text.ts';
import { type AlertMail, alertMailOf } from './mail/alert-mail.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export type AlertTools = DigestTools & {
  store: DigestTools['store'] & Pick<Store, 'users' | 'mails' | 'alerts' | 'transaction' | 'jobs'>;
  mailer: Pick<Mailer, 'enqueueOnce'>;
  unsubscribeTokens: UnsubscribeTokens;
  siteUrl: () => string;
  productName: string;
  logger: Logger;
};

/** Turns that are read at a time, so that memory is bounded however many people there are. */
const turnsAtATime = 50;
/** What was written in a transaction that has not ended yet is seen by then. */
const settleMs = 5_000;
/** Whose turn failed is tried again after so long. */
const afterFailureMs = 15 * 60_000;

type Addressee = { userId: string; rhythm: TellingRhythm };

/** The pages and the address at which mails of somebody are stopped. */
const stopPathOf =
  (tokens: UnsubscribeTokens, { userId, rhythm }: Addressee) =>
  (subscriptionId: string | null): string =>
    `/unsubscribe/${tokens.make({ userId, rhythm, ...(subscriptionId === null ? {} : { subscriptionId }) })}`;

/** The mail of a digest, as far as its things are told by mail; null where none is. */
export async function mailOf(
  tools: Pick<AlertTools, 'store' | 'siteUrl' | 'productName' | 'unsubscribeTokens'>,
  { userId, rhythm }: Addressee,
  sections: readonly DigestSection[],
): Promise<AlertMail | null> {
  const mailed = sections.filter(({ subscription }) => subscription.byMail);
  if (mailed.length === 0) return null;
  const settings = await tools.store.subscriptions.settingsOf(userId);
  const stopPath = stopPathOf(tools.unsubscribeTokens, { userId, rhythm });
  const site = { siteUrl: tools.siteUrl(), product: tools.productName, stopPath };
  return alertMailOf({ rhythm, settings, sections: mailed }, site);
}

/** Whether somebody can be mailed: the address is proved to be theirs, and no server has refused it. */
const canBeMailed = async ({ store }: AlertTools, { email, emailVerified }: User): Promise<boolean> =>
  emailVerified && (await store.mails.refusalOf(email)) === null;

/**
 * Tells one person what is new in one rhythm. Everything is read first; then, in one short transaction, the turn moves
 * on, alerts and mail are written and the subscriptions are told. A process that dies in between has written nothing,
 * and of two that do the same the second finds that the turn has moved on.
 */
async function takeTurn(tools: AlertTools, turn: AlertTurn): Promise<'told' | 'nothing' | 'gone'> {
  const { store, mailer } = tools;
  const { userId, rhythm } = turn;
  const now = tools.now();
  const until = new Date(now - settleMs);
  const user = await store.users.findById(userId);
  const settings = await store.subscriptions.settingsOf(userId);
  if (!user || user.disabledAt !== null) {
    await store.subscriptions.takeTurn(turn, null);
    return 'gone';
  }
  const reader = { userId, role: user.role };
  const { subscriptions, sections } = await digestOf(tools, { reader, rhythm, until });
  if (subscriptions.length === 0) {
    await store.subscriptions.takeTurn(turn, null);
    return 'gone';
  }
  const following = sections.length > 0 && rhythm === 'at_once' ? now + atOnceGapMs : now;
  const nextAt = new Date(nextTime(rhythm, settings, following));
  const isMailed = await canBeMailed(tools, user);
  const mail = isMailed ? await mailOf(tools, turn, sections) : null;
  // Whom no mail reaches finds all of it in the product.
  const shown = sections.filter(({ subscription }) => subscription.inProduct || !isMailed);
  return store.transaction(async (tx) => {
    if (!(await tx.subscriptions.takeTurn(turn, nextAt))) return 'gone';
    if (mail !== null) {
      const key = `alerts ${userId} ${rhythm} ${periodOf(rhythm, settings, until)}`;
      const written = await mailer.enqueueOnce(tx, {
        ...{ to: user.email, subject: mail.subject, key },
        ...{ text: alertText(mail), html: alertHtml(mail) },
        unsubscribeUrl: `${tools.siteUrl()}/v2${stopPathOf(tools.unsubscribeTokens, turn)(null)}`,
      });
      // There was one of this day already, as after a journey to the west: the next one tells it.
      if (!written) return 'nothing';
    }
    await tx.alerts.add(
      userId,
      shown.map(({ subscription, updateIds, total }) => ({
        ...{ subscriptionId: subscription.id, from: subscription.toldUntil, until, updateIds, total },
      })),
    );
    await tx.subscriptions.markTold(
      subscriptions.map(({ id }) => id),
      until,
    );
    return sections.length > 0 ? 'told' : 'nothing';
  });
}

/** Tells everybody whose turn it is, one after the other. Ends early when it is stopped; what is left comes next time. */
export async function writeAlerts(tools: AlertTools, signal: AbortSignal): Promise<{ told: number }> {
  const { subscriptions } = tools.store;
  const taken = new Set<string>();
  let told = 0;
  for (;;) {
    const now = tools.now();
    const due = { now: new Date(now), settled: new Date(now - settleMs), limit: turnsAtATime };
    const turns = (await subscriptions.dueTurns(due)).filter(
      ({ userId, rhythm }) => !taken.has(`${userId} ${rhythm}`),
    );
    if (turns.length === 0) return { told };
    for (const turn of turns) {
      if (signal.aborted) return { told };
      taken.add(`${turn.userId} ${turn.rhythm}`);
      try {
        if ((await takeTurn(tools, turn)) === 'told') told += 1;
      } catch (error) {
        tools.logger.error({ event: 'alerts', outcome: 'failed', err: error });
        await subscriptions.takeTurn(turn, new Date(tools.now() + afterFailureMs));
      }
    }
  }
}
