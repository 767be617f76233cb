import { ownUserOf } from '../request/access/own-user.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
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

const listAll = guarded(os.subscription.list).handler(async ({ context: { services, actor } }) => {
  const subscriptionsWithThing = await listSubscriptions(services.store, actor);
  return { subscriptions: subscriptionsWithThing.map(presentSubscription) };
});

const find = guarded(os.subscription.find).handler(async ({ input, context: { services, actor } }) => {
  const subscriptionWithThing = await findSubscription(services.store, actor, input);
  return { subscription: subscriptionWithThing && presentSubscription(subscriptionWithThing) };
});

const put = guarded(os.subscription.put).handler(async ({ input, context: { services, actor } }) =>
  presentSubscription(await putSubscription(services, actor, input)),
);

const remove = guarded(os.subscription.remove).handler(async ({ input, context: { services, actor } }) => {
  const name = await removeSubscription(services.store, actor, input);
  return { message: `You are no longer told about ${name}.` };
});

const list = guarded(os.alert.list).handler(async ({ input, context: { services, actor } }) => {
  const page = pageOf(input);
  const result = await listAlerts(services.store, actor, page);
  return {
    alerts: result.alerts.map(presentAlert),
    unread: result.unread,
    pagination: paginationOf(page, result.total),
  };
});

const unread = guarded(os.alert.unread).handler(async ({ context: { services, actor } }) => {
  const userId = ownUserOf(actor);
  return { unread: await services.store.alerts.countUnread(userId) };
});

const read = guarded(os.alert.read).handler(async ({ input, context: { services, actor } }) => {
  const userId = ownUserOf(actor);
  await services.store.alerts.markRead(userId, input.ids);
  return { message: 'Marked as read' };
});

const preview = guarded(os.alert.preview).handler(async ({ input, context: { services, actor } }) =>
  presentPreview(await previewDigest(services, actor, input.rhythm)),
);

const settings = guarded(os.alert.settings).handler(async ({ context: { services, actor } }) =>
  presentSettings(await readAlertSettings(services.store, actor)),
);

const saveSettings = guarded(os.alert.saveSettings).handler(
  async ({ input, context: { services, actor } }) => {
    const { time_zone: timeZone, hour, weekday } = input;
    await saveAlertSettings(services, actor, { timeZone, hour, weekday });
    return presentSettings(await readAlertSettings(services.store, actor));
  },
);

const zone = guarded(os.alert.noteTimeZone).handler(async ({ input, context: { services, actor } }) => {
  await noteTimeZone(services, actor, input.time_zone);
  return presentSettings(await readAlertSettings(services.store, actor));
});

const resume = guarded(os.alert.resumeMails).handler(async ({ context: { services, actor } }) => {
  await resumeMails(services.store, actor);
  return presentSettings(await readAlertSettings(services.store, actor));
});

export const subscriptionRoutes = { list: listAll, find, put, remove };
export const alertRoutes = {
  ...{ list, unread, read, preview, settings, saveSettings },
  noteTimeZone: zone,
  resumeMails: resume,
};
