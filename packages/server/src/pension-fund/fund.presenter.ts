import type { Fund } from '@ecco/contract';
import type { Organization } from '@ecco/domain';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import { presentAllocating } from '../organization/allocating.ts';
import { presentOrganizationCard } from '../organization/organization-card.presenter.ts';
import type { FundsFound } from './pension-fund.usecases.ts';

/** The funds of a page with their meetings; `now` in ms. */
export function presentFunds(found: FundsFound, now: number): Fund[] {
  const byFund = (listed: FundsFound['recent']) =>
    Map.groupBy(listed, ({ organization }) => organization?.id);
  const [recent, upcoming] = [byFund(found.recent), byFund(found.upcoming)];
  const cards = (listed: FundsFound['recent'] = []) => listed.map((event) => presentEventCard(event, now));
  return found.rows.map((fund: Organization) => ({
    ...presentOrganizationCard(fund, found.inAnalysis),
    allocating: presentAllocating(found, fund.id),
    recent_events: cards(recent.get(fund.id)),
    upcoming_events: cards(upcoming.get(fund.id)),
    item_count: found.counts.get(fund.id) ?? 0,
  }));
}
