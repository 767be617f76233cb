import { limits } from '@ecco/contract';
import { api } from '../api/client.ts';

/** Tells the people who run the installation what somebody did. Nobody waits for it, and nobody minds a failure. */
export const notify = (message: string): void =>
  void api.activity.notify({ msg: message.slice(0, limits.notificationMax) }).catch(() => undefined);
