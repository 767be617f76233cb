import { organizationColumns } from '@ecco/domain';
import { presentEventCard } from '../meeting/event-card.presenter.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { type ContextOf, guarded, os } from '../request/request-context.ts';
import { presentFunds } from './fund.presenter.ts';
import { fundsOf, savePensionSearch } from './pension-fund.usecases.ts';

type Input = Parameters<Parameters<typeof os.pensionFund.list.handler>[0]>[0]['input'];

const answer =
  (isMeeting: boolean) =>
  async ({ input, context }: { input: Input; context: ContextOf<'pensionFund.list'> }) => {
    const { services, actor, event } = context;
    const now = services.now();
    const page = listQueryOf(input, organizationColumns);
    const { org_type: type, filter } = input;
    const meets = isMeeting ? true : input.meets;
    const result = await fundsOf(services, actor, { ...page, type, filter, meets, now });
    event.found = result.total;
    return {
      organizations: presentFunds(result, now),
      pagination: paginationOf(page, result.total),
      filter: result.asked,
      recent_events: result.allRecent.map((one) => presentEventCard(one, now, result.points)),
      upcoming_events: result.allUpcoming.map((one) => presentEventCard(one, now)),
    };
  };

const list = guarded(os.pensionFund.list).handler(answer(false));
const withEvents = guarded(os.pensionFund.withEvents).handler(answer(true));

const meta = guarded(os.pensionFund.meta).handler(async ({ input, context: { services } }) => {
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

const save = guarded(os.pensionFund.save).handler(async ({ input, context: { services, actor } }) => {
  await savePensionSearch(services.store, actor, input.filter);
  return { message: 'Saved' };
});

export const pensionFundRoutes = { list, withEvents, meta, save };
