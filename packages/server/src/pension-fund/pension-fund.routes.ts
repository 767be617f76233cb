import { organizationColumns } from '@ecco/domain';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import { authorize } from '../request/access/authorize.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { presentFunds } from './fund.presenter.ts';
import { fundsOf, savePensionSearch } from './pension-fund.usecases.ts';

type Input = Parameters<Parameters<typeof os.pensionFund.list.handler>[0]>[0]['input'];

const answer =
  (route: 'pensionFund.list' | 'pensionFund.withEvents') =>
  async ({ input, context }: { input: Input; context: RequestContext }) => {
    const { services, actor, event } = context;
    const who = authorize(route, actor);
    const now = services.now();
    const page = listQueryOf(input, organizationColumns);
    const { org_type: type, filter } = input;
    const meets = route === 'pensionFund.withEvents' ? true : input.meets;
    const found = await fundsOf(services, who, { ...page, type, filter, meets, now });
    event.found = found.total;
    return {
      organizations: presentFunds(found, now),
      pagination: paginationOf(page, found.total),
      filter: found.asked,
      recent_events: found.allRecent.map((one) => presentEventCard(one, now, found.points)),
      upcoming_events: found.allUpcoming.map((one) => presentEventCard(one, now)),
    };
  };

const list = os.pensionFund.list.handler(answer('pensionFund.list'));
const withEvents = os.pensionFund.withEvents.handler(answer('pensionFund.withEvents'));

const meta = os.pensionFund.meta.handler(async ({ input, context: { services, actor } }) => {
  authorize('pensionFund.meta', actor);
  const counted = await services.fundCounts.of(input.days_range, input.filter);
  return {
    total_funds: counted.reduce((sum, { count }) => sum + count, 0),
    funds_meta: counted.map(({ state, count, assets, past, coming }) => ({
      state,
      count,
      total_assets: assets,
      meeting_count: past + coming,
      past_meeting_count: past,
    })),
  };
});

const save = os.pensionFund.save.handler(async ({ input, context: { services, actor } }) => {
  await savePensionSearch(services.store, authorize('pensionFund.save', actor), input.filter);
  return { message: 'Saved' };
});

export const pensionFundRoutes = { list, withEvents, meta, save };
