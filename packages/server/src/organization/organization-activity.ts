import type { OrganizationRow } from '@ecco/contract';
import type { Organization } from '@ecco/domain';
import type { Store } from '@ecco/store';

type Activity = NonNullable<OrganizationRow['activity']>;

/** When each of these organizations met last, and how many signals it has, by its id. */
export async function readActivity(
  { funds, ledger }: Pick<Store, 'funds' | 'ledger'>,
  organizations: readonly Pick<Organization, 'id'>[],
  now: Date,
): Promise<(id: string) => Activity> {
  const ids = organizations.map(({ id }) => id);
  const [met, signals] = await Promise.all([funds.lastMeetingsOf(ids, now), ledger.countsOf(ids)]);
  return (id) => ({
    last_meeting: met.get(id)?.toISOString() ?? null,
    signals: signals.get(id) ?? 0,
  });
}
