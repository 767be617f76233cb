import { themeIds } from '@ecco/domain';
import { curatedItem } from '../item/item.guard.ts';
import { organizationTo } from '../organization/organization.guard.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os } from '../request/request-context.ts';
import { setClaimTheme } from './claim-theme.usecases.ts';
import { presentGrid, presentInsights, presentRows } from './insight.presenter.ts';
import { readGrid, readOrganizationInsights, readThemeInsights } from './insight.usecases.ts';
import { insightScope } from './insight-scope.ts';

const ofOrganization = guarded(os.insight.ofOrganisation)
  .use(organizationTo('read', 'orgId'))
  .handler(async ({ input, context: { services, event, permitted } }) => {
    const query = { window: input.window, now: services.now() };
    const { cells, ...beside } = await readOrganizationInsights(services.store, permitted, query);
    event.found = cells.length;
    return presentRows(cells, beside);
  });

const ofTheme = guarded(os.insight.ofTheme)
  .use(organizationTo('read', 'orgId'))
  .handler(async ({ input, context: { services, event, permitted } }) => {
    const { window, order_by: order, limit, offset } = input;
    const theme = themeIds.find((id) => id === input.themeId) ?? 1;
    const result = await readThemeInsights(services.store, permitted, {
      ...{ window, theme, order, limit, offset },
      now: services.now(),
    });
    event.found = result.insights.length;
    return presentInsights(result);
  });

const grid = guarded(os.insight.grid).handler(async ({ input, context: { services, actor, event } }) => {
  const now = services.now();
  const ids = await insightScope(services.store, { query: input, reader: actor, now });
  const { window, limit, offset } = input;
  const result = await readGrid(services.store, ids, { window, now, limit, offset });
  event.found = result.total;
  return presentGrid(result, window);
});

const setTheme = guarded(os.insight.setTheme)
  .use(curatedItem('id'))
  .handler(async ({ input: { claim, theme_id }, context }) => {
    const theme = themeIds.find((one) => one === theme_id) ?? null;
    const { before, quote } = await setClaimTheme(context.services.store, context.permitted, {
      claim,
      theme,
    });
    noteValues(context, { before: { theme_id: before }, after: { claim, text: quote, theme_id: theme } });
    context.event.isUnchanged = before === theme;
    return { theme_id: theme, before: { theme_id: before } };
  });

export const insightRoutes = { ofOrganisation: ofOrganization, ofTheme, grid, setTheme };
