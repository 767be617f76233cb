import { authorize } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { presentAlert, presentPreview, presentSettings, presentSubscription } from './alert.presenter.ts';
import { listAlerts, previewDigest, readAlertSettings, resumeMails } from './alert.usecases.ts';
import {
  findSubscription,
  listSubscriptions,
  noteTimeZone,
  putSubscription,
  removeSubscription,
  saveAlertSettings,
} from './subscription.usecases.ts';

const listAll = os.subscription.list.handler(async ({ context: { services, actor } }) => {
  const found = await listSubscriptions(services.store, authorize('subscription.list', actor));
  return { subscriptions: found.map(presentSubscription) };
});

const find = os.subscription.find.handler(async ({ input, context: { services, actor } }) => {
  const found = await findSubscription(services.store, authorize('subscription.find', actor), input);
  return { subscription: found && presentSubscription(found) };
});

const put = os.subscription.put.handler(async ({ input, context: { services, actor } }) =>
  presentSubscription(await putSubscription(services, authorize('subscription.put', actor), input)),
);

const remove = os.subscription.remove.handler(async ({ input, context: { services, actor } }) => {
  const name = await removeSubscription(services.store, authorize('subscription.remove', actor), input);
  return { message: `You are no longer told about ${name}.` };
});

const list = os.alert.list.handler(async ({ input, context: { services, actor } }) => {
  const page = pageOf(input);
  const found = await listAlerts(services.store, authorize('alert.list', actor), page);
  return {
    alerts: found.alerts.map(presentAlert),
    unread: found.unread,
    pagination: paginationOf(page, found.total),
  };
});

const unread = os.alert.unread.handler(async ({ context: { services, actor } }) => {
  const userId = ownUserOf(authorize('alert.unread', actor));
  return { unread: await services.store.alerts.countUnread(userId) };
});

const read = os.alert.read.handler(async ({ input, context: { services, actor } }) => {
  const userId = ownUserOf(authorize('alert.read', actor));
  await services.store.alerts.markRead(userId, input.ids);
  return { message: 'Marked as read' };
});

const preview = os.alert.preview.handler(async ({ input, context: { services, actor } }) =>
  presentPreview(await previewDigest(services, authorize('alert.preview', actor), input.rhythm)),
);

const settings = os.alert.settings.handler(async ({ context: { services, actor } }) =>
  presentSettings(await readAlertSettings(services.store, authorize('alert.settings', actor))),
);

const saveSettings = os.alert.saveSettings.handler(async ({ input, context: { services, actor } }) => {
  const who = authorize('alert.saveSettings', actor);
  const { time_zone: timeZone, hour, weekday } = input;
  await saveAlertSettings(services, who, { timeZone, hour, weekday });
  return presentSettings(await readAlertSettings(services.store, who));
});

const zone = os.alert.noteTimeZone.handler(async ({ input, context: { services, actor } }) => {
  const who = authorize('alert.noteTimeZone', actor);
  await noteTimeZone(services, who, input.time_zone);
  return presentSettings(await readAlertSettings(services.store, who));
});

const resume = os.alert.resumeMails.handler(async ({ context: { services, actor } }) => {
  const who = authorize('alert.resumeMails', actor);
  await resumeMails(services.store, who);
  return presentSettings(await readAlertSettings(services.store, who));
});

export const subscriptionRoutes = { list: listAll, find, put, remove };
export const alertRoutes = {
  ...{ list, unread, read, preview, settings, saveSettings },
  noteTimeZone: zone,
  resumeMails: resume,
};
