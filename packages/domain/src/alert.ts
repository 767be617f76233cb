import type { WatchedSubject } from './update.ts';

/** How often somebody wants to be told; `never` keeps the subscription and says nothing. */
export const rhythms = ['at_once', 'daily', 'weekly', 'never'] as const;
export type Rhythm = (typeof rhythms)[number];
export const alertRhythms = ['at_once', 'daily', 'weekly'] as const;
/** A rhythm in which something is told. */
export type TellingRhythm = (typeof alertRhythms)[number];

/** A person wants to be told what is new about a thing. */
export type Subscription = {
  id: string;
  userId: string;
  watched: WatchedSubject;
  rhythm: Rhythm;
  byMail: boolean;
  inProduct: boolean;
  /** What became known up to then was told, or was known before. */
  toldUntil: Date;
  createdAt: Date;
};

/** When somebody is told: the hour of their day (0 to 23) and the day of their week (1 is Monday). */
export type AlertSettings = { timeZone: string; hour: number; weekday: number };
export const defaultAlertSettings: AlertSettings = { timeZone: 'UTC', hour: 7, weekday: 1 };

/** What was told about one subscription at one time. */
export type Alert = {
  id: string;
  userId: string;
  subscriptionId: string;
  from: Date;
  until: Date;
  /** The newest of what was new, as many as are shown. */
  updateIds: string[];
  total: number;
  createdAt: Date;
  readAt: Date | null;
};
