/** Every job of the room, written by `npm run registers`. */
import { forwardNotificationJob } from '../activity/forward-notification.job.ts';
import { writeAlertsJob } from '../alert/write-alerts.job.ts';
import { sendMailJob } from '../mailer/send-mail.job.ts';
import { sendMailOnceJob } from '../mailer/send-mail-once.job.ts';

export const jobs = {
  forwardNotificationJob,
  sendMailJob,
  sendMailOnceJob,
  writeAlertsJob,
};
