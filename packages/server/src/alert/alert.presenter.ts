import type {
  AlertPreview,
  AlertSection,
  AlertSettingsPage,
  Alert as PublicAlert,
  Subscription as PublicSubscription,
} from '@ecco/contract';
import type { AlertReading, AlertSettingsReading, DigestPreview } from './alert.usecases.ts';
import type { DigestSection } from './digest.ts';
import type { SubscriptionWithThing } from './subscription.usecases.ts';

export const presentSubscription = ({ subscription, thing }: SubscriptionWithThing): PublicSubscription => ({
  id: subscription.id,
  thing,
  rhythm: subscription.rhythm,
  by_mail: subscription.byMail,
  in_product: subscription.inProduct,
});

export const presentAlert = ({ alert, thing, lines }: AlertReading): PublicAlert => ({
  id: alert.id,
  thing,
  from: alert.from.toISOString(),
  until: alert.until.toISOString(),
  created_at: alert.createdAt.toISOString(),
  read: alert.readAt !== null,
  lines,
  total: alert.total,
});

export const presentSettings = ({
  settings,
  turns,
  address,
  refused,
}: AlertSettingsReading): AlertSettingsPage => ({
  time_zone: settings.timeZone,
  hour: settings.hour,
  weekday: settings.weekday,
  address,
  refused: refused && { at: refused.at.toISOString(), reason: refused.reason },
  next: turns
    .filter(({ rhythm }) => rhythm !== 'at_once')
    .map(({ rhythm, nextAt }) => ({ rhythm, at: nextAt.toISOString() })),
});

const presentSection = ({ thing, lines, total }: DigestSection): AlertSection => ({ thing, lines, total });

export const presentPreview = ({ dueAt, sections, ...preview }: DigestPreview): AlertPreview => ({
  ...preview,
  due_at: dueAt?.toISOString() ?? null,
  sections: sections.map(presentSection),
});
