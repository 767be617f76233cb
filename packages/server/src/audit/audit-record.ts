import { isAudited } from '@ecco/contract/schemas';
import type { AuditValues } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { ruleOf } from '../request/access/route-policy.ts';
import type { CallContext } from '../request/request-context.ts';

/** Longest text, list and object that is kept of what was sent. */
const [longestText, longestList, mostFields] = [500, 50, 40];

/** The key of a service is in no log; that it was set is. */
const secretAuditField = 'key';
const secretShown = '…';

/** A value as the log keeps it: what is long is cut, for the log is no backup. */
function bounded(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (Array.isArray(value)) return value.slice(0, longestList).map((one) => bounded(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return depth > 3 ? null : auditValues(value, depth + 1);
}

/** Whether a value is kept whole, as far as that can be told: what was cut is not to be put back. */
export function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return !(value.length > longestText && value.endsWith('…'));
  if (Array.isArray(value)) return value.length < longestList && value.every(isWhole);
  return typeof value !== 'object' || value === null || Object.values(value).every(isWhole);
}

const auditValues = (value: object, depth = 0): AuditValues =>
  Object.fromEntries(
    Object.entries(value)
      .slice(0, mostFields)
      .map(([name, one]) => [name, name === secretAuditField ? secretShown : bounded(one, depth)]),
  );

const sentOf = (input: unknown): AuditValues | null =>
  typeof input === 'object' && input !== null ? auditValues(input) : null;

type Call = { context: CallContext; input: unknown };

/**
 * Does what is asked, and has the log tell of it. The entry is written before, so that nothing is done that the log does
 * not know of: where the process ends in between, it stays open, and says that it is not known whether it was done.
 */
export async function withAudit<Output>(
  audits: Store['audits'],
  { context, input }: Call,
  act: () => Promise<Output>,
): Promise<Output> {
  const { operation, actor, event } = context;
  if (!isAudited(ruleOf(operation))) return act();
  const id = await audits.begin({ userId: actor.userId, action: operation, after: sentOf(input) });
  let output: Output;
  try {
    output = await act();
  } catch (error) {
    await audits.drop(id);
    throw error;
  }
  if (event.isUnchanged) {
    await audits.drop(id);
    return output;
  }
  const { subject = null, before = null, after } = event.audit ?? {};
  const outcome = {
    subject,
    before: before && auditValues(before),
    after: after ? auditValues(after) : sentOf(input),
  };
  await audits.finish(id, outcome).catch((error: unknown) => {
    event.error = error;
  });
  return output;
}
