import type { BounceOutcome } from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import type { ReturnTokens } from '../mailer/return-token.ts';
import type { BounceReport } from './bounce-report.ts';

export type BounceTools = {
  store: Pick<Store, 'mails' | 'transaction'>;
  returnTokens: ReturnTokens;
  logger: Logger;
};

/** The mail that a report is about, as our signature on it says; null where it bears none. */
async function mailOf({ store, returnTokens }: BounceTools, tokens: readonly string[]) {
  for (const token of tokens) {
    const id = returnTokens.read(token);
    const mail = id === null ? null : await store.mails.findById(id);
    if (mail !== null) return mail;
  }
  return null;
}

async function take(tools: BounceTools, report: BounceReport | null): Promise<BounceOutcome> {
  if (report === null) return 'no-report';
  const mail = await mailOf(tools, report.tokens);
  if (mail === null) return 'not-ours';
  const { status } = report;
  if (status === null || !status.startsWith('5.')) return 'not-for-good';
  const reason = `An email came back: it could not be delivered (${status}).`;
  return tools.store.transaction(async (tx) => {
    if (!(await tx.mails.markBounced(mail.id, reason))) return 'known';
    await tx.mails.noteRefusal(mail.to, reason);
    return 'stopped';
  });
}

/**
 * Takes in what came back of a mail. A failure for good (5.x.x) of a mail that bears our signature stops alerts to the
 * address that it was sent to, whatever address the report names; the same report a second time changes nothing.
 */
export async function takeBounce(tools: BounceTools, report: BounceReport | null): Promise<BounceOutcome> {
  const outcome = await take(tools, report);
  tools.logger.info({ event: 'bounce', outcome, status: report?.status ?? null });
  return outcome;
}
