import { defineNoun } from '../changes/noun.ts';
import { createRateLimitsRepository } from './rate-limit.repository.ts';
import { rateLimits } from './rate-limit.table.ts';

export type { RateLimit, RateLimiter } from './rate-limit.repository.ts';

const counted = { silent: 'Counts are read from their rows alone.' };

export const rateLimitsNoun = defineNoun({
  tables: { rateLimits },
  repository: createRateLimitsRepository,
  access: { limiter: counted, removePast: counted },
});
