import { themeIds } from '@ecco/domain';
import { curatedItem } from '../item/curated-item.ts';
import { openOrganization } from '../organization/organization.usecases.ts';
import { authorize } from '../request/access/authorize.ts';
import { noteValues } from '../request/note-values.ts';
import { os } from '../request/request-context.ts';
import { setClaimTheme } from './claim-theme.usecases.ts';
import { presentGrid, presentInsights, presentRows } from './insight.presenter.ts';
import { readGrid, readOrganizationInsights, readThemeInsights } from './insight.usecases.ts';
import { insightScope } from './insight-scope.ts';

const ofOrganization = os.insight.ofOrganisation.handler(
  async ({ input, context: { services, actor, event } }) => {
    const permitted = await openOrganization(services.store, actor, input.orgId);
    const asked = { window: input.window, now: services.now() };
    const { cells, ...beside } = await readOrganizationInsights(services.store, permitted, asked);
    event.found = cells.length;
    return presentRows(cells, beside);
  },
);

const ofTheme = os.insight.ofTheme.handler(async ({ input, context: { services, actor, event } }) => {
  const permitted = await openOrganization(services.store, actor, input.orgId);
  const { window, order_by: order, limit, offset } = input;
  const theme = themeIds.find((id) => id === input.themeId) ?? 1;
  const found = await readThemeInsights(services.store, permitted, {
    ...{ window, theme, order, limit, offset },
    now: services.now(),
  });
  event.found = found.insights.length;
  return presentInsights(found);
});

const grid = os.insight.grid.handler(async ({ input, context: { services, actor, event } }) => {
  const reader = authorize('insight.grid', actor);
  const now = services.now();
  const ids = await insightScope(services.store, { query: input, reader, now });
  const { window, limit, offset } = input;
  const found = await readGrid(services.store, ids, { window, now, limit, offset });
  event.found = found.total;
  return presentGrid(found, window);
});

const setTheme = os.insight.setTheme.handler(async ({ input: { id, claim, theme_id }, context }) => {
  const item = await curatedItem(context, id);
  const theme = themeIds.find((one) => one === theme_id) ?? null;
  const { before, quote } = await setClaimTheme(context.services.store, item, { claim, theme });
  noteValues(context, { before: { theme_id: before }, after: { claim, text: quote, theme_id: theme } });
  context.event.isUnchanged = before === theme;
  return { theme_id: theme, before: { theme_id: before } };
});

export const insightRoutes = { ofOrganisation: ofOrganization, ofTheme, grid, setTheme };
