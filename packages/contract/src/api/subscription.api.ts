import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import {
  AlertPreview,
  AlertSettings,
  AlertSettingsPage,
  AlertsPage,
  AlertsQuery,
  NotedTimeZone,
  PutSubscription,
  ReadAlerts,
  Subscription,
  TellingRhythm,
  Unsubscription,
} from '../noun/subscription.schema.ts';
import { ByWatched } from '../noun/update.schema.ts';
import { changeOwn, readOwn, unsubscribe } from './access.ts';
import { get, post, put, remove } from './route.ts';

export const subscriptionApi = {
  list: get('/subscriptions', 'All that you are told of', readOwn).output(
    z.object({ subscriptions: z.array(Subscription) }),
  ),
  find: get('/subscriptions/{kind}/{id}', 'How you are told of a thing', readOwn)
    .input(ByWatched)
    .output(z.object({ subscription: Subscription.nullable() })),
  put: put('/subscriptions/{kind}/{id}', 'Subscribe to a thing, or change how you are told of it', changeOwn)
    .input(PutSubscription)
    .output(Subscription),
  remove: remove('/subscriptions/{kind}/{id}', 'Stop being told of a thing', changeOwn)
    .input(ByWatched)
    .output(Message),
};

export const alertApi = {
  list: get('/alerts', 'What you were told, newest first', readOwn).input(AlertsQuery).output(AlertsPage),
  unread: get('/alerts/unread', 'How many alerts you have not read', readOwn).output(
    z.object({ unread: z.number().int() }),
  ),
  read: put('/alerts/read', 'Mark alerts as read', changeOwn).input(ReadAlerts).output(Message),
  preview: get('/alerts/preview', 'What the next digest would say', readOwn)
    .input(z.object({ rhythm: TellingRhythm }))
    .output(AlertPreview),
  settings: get('/alert_settings', 'When and where you are told', readOwn).output(AlertSettingsPage),
  saveSettings: put('/alert_settings', 'Change when you are told', changeOwn)
    .input(AlertSettings)
    .output(AlertSettingsPage),
  noteTimeZone: post(
    '/alert_settings/time_zone',
    'Say in which time zone you are, as long as you have chosen no settings',
    changeOwn,
  )
    .input(NotedTimeZone)
    .output(AlertSettingsPage),
  resumeMails: post(
    '/alert_settings/resume_mails',
    'Have alerts mailed again to an address that was refused',
    changeOwn,
  ).output(AlertSettingsPage),
};

const ByToken = z.object({ token: z.string().min(1).max(1_000) });

export const unsubscribeApi = {
  show: get('/unsubscribe/{token}', 'What a link to unsubscribe stops', unsubscribe)
    .input(ByToken)
    .output(Unsubscription),
  confirm: post('/unsubscribe/{token}', 'Unsubscribe by the link of a mail (RFC 8058)', unsubscribe)
    .input(ByToken)
    .output(Unsubscription),
};
