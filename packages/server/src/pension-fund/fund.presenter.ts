import type { Fund } from '@ecco/contract';
import type { Organization } from '@ecco/domain';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import { presentAllocating } from '../organization/allocating.ts';
import { presentOrganizationCard } from '../organization/organization-card.presenter.ts';
import type { FundsPage } from './pension-fund.usecases.ts';

/** The funds of a page with their meetings; `now` in ms. */
export function presentFunds(match: FundsPage, now: number): Fund[] {
  const byFund = (listed: FundsPage['recent']) => Map.groupBy(listed, ({ organization }) => organization?.id);
  const [recent, upcoming] = [byFund(match.recent), byFund(match.upcoming)];
  const cards = (listed: FundsPage['recent'] = []) => listed.map((event) => presentEventCard(event, now));
  return match.rows.map((fund: Organization) => ({
    ...presentOrganizationCard(fund, match.inAnalysis),
    allocating: presentAllocating(match, fund.id),
    recent_events: cards(recent.get(fund.id)),
    upcoming_events: cards(upcoming.get(fund.id)),
    item_count: match.counts.get(fund.id) ?? 0,
  }));
}
