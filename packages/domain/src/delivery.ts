/** `kept`: no mail server is configured; `queued`: on its way to it. */
export const mailStatuses = ['kept', 'queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** How far a notification is: `kept` where no webhook is configured, or nobody was signed in. */
export const forwardings = ['kept', 'queued', 'forwarded', 'failed'] as const;
export type Forwarding = (typeof forwardings)[number];
