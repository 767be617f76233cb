import { limits, type UpdateLine, type WatchedThing } from '@ecco/contract';
import type { Alert, TellingRhythm } from '@ecco/domain';
import type { Page, Store } from '@ecco/store';
import type { Reader } from '../list/list.policy.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { type NewsTools, updateLines } from '../update/updates.usecases.ts';
import { findWatched, type WatchedRepositories } from '../update/watched.ts';
import { type DigestSection, digestOf } from './digest.ts';
import { alertHtml } from './mail/alert-mail.html.ts';
import { type AlertTools, mailOf } from './write-alerts.ts';

type AlertRepositories = NewsTools['store'] &
  WatchedRepositories &
  Pick<Store, 'alerts' | 'subscriptions' | 'mails' | 'users'>;

/** An alert with what it told, as far as that still holds; `thing`: null where it is gone, or kept from its reader. */
export type AlertReading = { alert: Alert; thing: WatchedThing | null; lines: UpdateLine[] };

async function readAlert(
  store: AlertRepositories,
  { alert, reader }: { alert: Alert; reader: Reader },
  watchedOf: ReadonlyMap<string, { kind: WatchedThing['kind']; id: string }>,
): Promise<AlertReading> {
  const watched = watchedOf.get(alert.subscriptionId);
  const watchedSource = watched && (await findWatched(store, { ...watched, reader }));
  if (!watchedSource) return { alert, thing: null, lines: [] };
  const updates = await store.updates.findByIds(alert.updateIds);
  const inOrder = alert.updateIds.flatMap((id) => updates.find((update) => update.id === id) ?? []);
  const lines = await updateLines(store, watchedSource, inOrder);
  return { alert, thing: watchedSource.thing, lines: lines.slice(0, limits.alertLinesShown) };
}

/** One page of what somebody was told, the newest first. */
export async function listAlerts(store: AlertRepositories, who: Authorized<'read-own'>, page: Page) {
  const userId = ownUserOf(who);
  const [{ rows, total }, unread, subscriptions] = await Promise.all([
    store.alerts.page(userId, page),
    store.alerts.countUnread(userId),
    store.subscriptions.ofUser(userId),
  ]);
  const watchedOf = new Map(subscriptions.map(({ id, watched }) => [id, watched]));
  const alerts: AlertReading[] = [];
  for (const alert of rows) alerts.push(await readAlert(store, { alert, reader: who }, watchedOf));
  return { alerts, total, unread };
}

/** When and where somebody is told, and whether mails reach them. */
export async function readAlertSettings(store: AlertRepositories, { userId: id }: { userId: string | null }) {
  const userId = ownUserOf({ userId: id });
  const [settings, turns, user] = await Promise.all([
    store.subscriptions.settingsOf(userId),
    store.subscriptions.turnsOf(userId),
    store.users.findById(userId),
  ]);
  const address = user?.email ?? '';
  return { settings, turns, address, refused: await store.mails.refusalOf(address) };
}
export type AlertSettingsReading = Awaited<ReturnType<typeof readAlertSettings>>;

/** Has alerts mailed again to an address that a server had refused. */
export async function resumeMails(store: AlertRepositories, who: Authorized<'change-own'>): Promise<void> {
  const user = await store.users.findById(ownUserOf(who));
  if (user) await store.mails.forgetRefusal(user.email);
}

type PreviewTools = Pick<
  AlertTools,
  'searchLines' | 'now' | 'siteUrl' | 'productName' | 'unsubscribeTokens'
> & {
  store: AlertTools['store'];
};
export type DigestPreview = {
  rhythm: TellingRhythm;
  dueAt: Date | null;
  subject: string | null;
  html: string | null;
  sections: DigestSection[];
};

/** What somebody would be told if it were their turn now. Nothing is written. */
export async function previewDigest(
  tools: PreviewTools,
  who: Authorized<'read-own'>,
  rhythm: TellingRhythm,
): Promise<DigestPreview> {
  const userId = ownUserOf(who);
  const { sections } = await digestOf(tools, { reader: who, rhythm, until: new Date(tools.now()) });
  const mail = await mailOf(tools, { userId, rhythm }, sections);
  const turns = await tools.store.subscriptions.turnsOf(userId);
  return {
    rhythm,
    dueAt: turns.find((turn) => turn.rhythm === rhythm)?.nextAt ?? null,
    subject: mail?.subject ?? null,
    html: mail && alertHtml(mail),
    sections,
  };
}
