import { z } from 'zod';
import {
  ClaimTheme,
  InsightEvent,
  InsightEventsQuery,
  InsightRow,
  InsightsGrid,
  InsightsGridQuery,
  InsightWindowName,
} from '../noun/insight.schema.ts';
import { NodeName } from '../noun/organization.schema.ts';
import { curate, readAsMember } from './access.ts';
import { get, put } from './route.ts';

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
  setTheme: put(
    '/content/{id}/claims/{claim}/theme',
    'Say which theme a claim speaks of, or that it speaks of none',
    curate,
  )
    .input(ClaimTheme.extend({ id: z.string().min(1), claim: z.uuid() }))
    .output(ClaimTheme.extend({ before: ClaimTheme })),
};
