/** `kept`: no mail server is configured; `queued`: on its way to it; `bounced`: it was sent, and came back. */
export const mailStatuses = ['kept', 'queued', 'sent', 'failed', 'bounced'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** How far a notification is: `kept` where no webhook is configured, or nobody was signed in. */
export const forwardings = ['kept', 'queued', 'forwarded', 'failed'] as const;
export type Forwarding = (typeof forwardings)[number];

/**
 * What became of a report that a mail came back: it stopped alerts to its address, it was known, it tells of something
 * that may pass, it is about no mail of ours, or it is no report.
 */
export const bounceOutcomes = ['stopped', 'known', 'not-for-good', 'not-ours', 'no-report'] as const;
export type BounceOutcome = (typeof bounceOutcomes)[number];
