import { z } from 'zod';
import {
  InsightEvent,
  InsightEventsQuery,
  InsightRow,
  InsightsGrid,
  InsightsGridQuery,
  InsightWindowName,
} from '../noun/insight.schema.ts';
import { NodeName } from '../noun/organisation.schema.ts';
import { readAsMember } from './access.ts';
import { get } from './route.ts';

const OfOrganization = z.object({ orgId: NodeName.describe('Slug or id') });

export const insightApi = {
  ofOrganisation: get('/org/{orgId}/insights', 'What an organization speaks of, by theme', readAsMember)
    .input(OfOrganization.extend({ window: InsightWindowName.default('1w') }))
    .output(z.array(InsightRow)),
  ofTheme: get('/org/{orgId}/insights/{themeId}', 'What an organization says of a theme', readAsMember)
    .input(
      OfOrganization.extend({
        ...InsightEventsQuery.shape,
        themeId: z.coerce.number().int().min(1).max(7),
      }),
    )
    .output(z.array(InsightEvent)),
  grid: get('/insights', 'What many organizations speak of, by theme', { ...readAsMember, shared: true })
    .input(InsightsGridQuery)
    .output(InsightsGrid),
};
