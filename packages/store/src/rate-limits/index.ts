import type { Noun } from '../connection/noun.ts';
import { createRateLimitsRepository } from './rate-limit.repository.ts';
import { rateLimits } from './rate-limit.table.ts';

export type { RateLimit, RateLimiter } from './rate-limit.repository.ts';

export const noun = {
  tables: { rateLimits },
  repository: createRateLimitsRepository,
} satisfies Noun;
