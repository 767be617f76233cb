import type { Alert, AlertSettingsPage, Subscription, UpdateLine, WatchedThing } from '@ecco/contract';
import { idOf } from './id.ts';

export const buildWatchedThing = (part: Partial<WatchedThing> = {}): WatchedThing => ({
  kind: 'organization',
  id: idOf(0x06),
  name: 'Carrow Teachers',
  href: '/org/carrow-teachers',
  ...part,
});

/** A commitment that was approved, with its place. */
export const buildUpdateLine = (part: Partial<UpdateLine> = {}): UpdateLine => ({
  id: idOf(0x0a1),
  kind: 'signal',
  at: '2026-11-20T09:00:00.000Z',
  headline: 'Commitment · Bridgewell IV · $25M · approved',
  reason: 'Was recommended, now approved',
  summary: null,
  href: '/doc/minutes?content_id=3',
  item_id: idOf(0x01),
  places: [
    {
      title: 'Minutes of November',
      speaker: null,
      quote: 'commit $25 million to Bridgewell IV',
      at: 'p. 4',
      href: '/doc/minutes?content_id=3',
    },
  ],
  ...part,
});

export const buildAlert = (part: Partial<Alert> = {}): Alert => ({
  id: idOf(0x0a2),
  thing: buildWatchedThing(),
  from: '2026-11-19T07:00:00.000Z',
  until: '2026-11-20T07:00:00.000Z',
  created_at: '2026-11-20T07:00:00.000Z',
  read: false,
  lines: [buildUpdateLine()],
  total: 1,
  ...part,
});

export const buildSubscription = (part: Partial<Subscription> = {}): Subscription => ({
  id: idOf(0x0a3),
  thing: buildWatchedThing(),
  rhythm: 'daily',
  by_mail: true,
  in_product: true,
  ...part,
});

export const buildAlertSettings = (part: Partial<AlertSettingsPage> = {}): AlertSettingsPage => ({
  time_zone: 'America/New_York',
  hour: 7,
  weekday: 1,
  address: 'ada@fund.example',
  refused: null,
  next: [{ rhythm: 'daily', at: '2026-11-21T12:00:00.000Z' }],
  ...part,
});
