import type { Feedback, LoggedEvent, Notification } from '@ecco/contract';
import type {
  LoggedEvent as EventRow,
  Feedback as FeedbackRow,
  Notification as NotificationRow,
} from '@ecco/store';
import { actorName } from '../activity/who.ts';

export const presentEvent = ({ id, name, slug, details, by, at }: EventRow): LoggedEvent => ({
  id,
  event: name,
  slug,
  details,
  by: actorName(by),
  at: at.toISOString(),
});

export const presentNotification = ({
  id,
  message,
  by,
  at,
  forwarding,
  problem,
}: NotificationRow): Notification => ({
  id,
  message,
  by: actorName(by),
  at: at.toISOString(),
  forwarding,
  problem,
});

export const presentFeedback = ({ id, thumb, text, by, at, item }: FeedbackRow): Feedback => ({
  id,
  thumb,
  text,
  by: actorName(by),
  at: at.toISOString(),
  item: { uuid: item.id, slug: item.slug, kind: item.kind, title: item.title },
});
