import { SignalsFilter } from '@ecco/contract/schemas';
import type { LedgerFilter, Store } from '@ecco/store';
import { meetingNotFound } from '../meeting/meeting.errors.ts';
import { findOrganization } from '../organization/organization.usecases.ts';

/** What an address of the page of signals asks for; null where it says something else. */
export function readSignalsFilter(address: string): SignalsFilter | null {
  const { amount, q, ...said } = Object.fromEntries(new URLSearchParams(address));
  const read = SignalsFilter.safeParse({
    ...said,
    ...(amount !== undefined && { amount_min: amount }),
    ...(q !== undefined && { query: q }),
  });
  return read.data ?? null;
}

type Repositories = Pick<Store, 'organizations' | 'meetings'>;

/** What somebody asks of the ledger, as the store names it. @throws RequestError 404 */
export async function ledgerFilterOf(
  store: Repositories,
  input: SignalsFilter,
  now: number,
): Promise<LedgerFilter & { words?: string | undefined }> {
  const { organization, meeting } = input;
  const match = organization === undefined ? null : await findOrganization(store, organization);
  return {
    words: input.query,
    kinds: input.kind,
    stages: input.stage,
    assetGroups: input.asset,
    states: input.state,
    organizationId: match?.organization.id,
    meetingId: meeting === undefined ? undefined : await meetingIdOf(store, meeting),
    amount: { min: input.amount_min, max: input.amount_max },
    period: { from: latest(input.from, dayBefore(now, input.days)), to: input.to },
  };
}

const dayBefore = (now: number, days: number | undefined): string | undefined =>
  days === undefined ? undefined : new Date(now - days * 86_400_000).toISOString().slice(0, 10);

/** The later of two days, of which either may be left out. */
const latest = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;

async function meetingIdOf({ meetings }: Repositories, name: string): Promise<string> {
  const match = await meetings.find(name);
  if (match === null) throw meetingNotFound();
  return match.id;
}
