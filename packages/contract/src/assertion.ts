import { z } from 'zod';
import { Citation } from './citation.ts';

/** The themes of the insights grid, by id. */
export const themes = {
  1: 'Fundraising & LP Relations',
  2: 'Performance & NAV',
  3: 'Deal Flow & Pipeline',
  4: 'Portfolio Company Operations',
  5: 'Market Conditions',
  6: 'Regulatory & Compliance',
  7: 'Team & Organizational Changes',
} as const;

export const Figure = z.object({
  text: z.string(),
  value: z.number(),
  unit: z.enum(['usd', 'percent', 'basis-points', 'count', 'other']),
  direction: z.enum(['up', 'down']).nullable(),
  /** The time it is of, in the words of its sentence. */
  period: z.string().nullable(),
});
export type Figure = z.infer<typeof Figure>;

/** A claim found in an item, with who says it and where. */
export const Assertion = z.object({
  id: z.string(),
  text: z.string(),
  citation: Citation,
  speaker: z.string().nullable(),
  theme_id: z.number().int().min(1).max(7),
  theme_name: z.string(),
  stance: z.enum(['positive', 'negative', 'neutral']),
  kind: z.enum(['fact', 'guidance', 'opinion', 'question']),
  organisations: z.array(z.string()),
  figures: z.array(Figure),
  weight: z.number(),
});
export type Assertion = z.infer<typeof Assertion>;
