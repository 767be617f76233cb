/** The summary of the sample episode as cards, and what the API says of it. */
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import type { World } from './world.ts';

const slug = 'what-seven-percent-costs-inside-an-asset-liability-study';
export const episode = `/ep/${slug}`;

export const carousel = (page: Page): Locator => page.locator('section[aria-roledescription="carousel"]');
export const shown = (page: Page): Locator => carousel(page).locator('[data-current]');

const Placed = z.object({ content_id: z.number() });
const Answer = z.object({
  item: z.object({
    score: z.number().nullable(),
    processing_status: z.string(),
    content: z.array(z.object({ text: z.string() })),
    summaries: z.array(
      z.object({
        items: z.array(Placed.extend({ title: z.string(), start_timestamp: z.number() })),
        highlights: z.array(Placed.extend({ approved: z.boolean() })),
      }),
    ),
  }),
});

/** The item as everybody reads it. */
export async function readSummarised(world: World) {
  const { item } = Answer.parse(await (await fetch(`${world.url}/v2/content/${slug}`)).json());
  const [summary = { items: [], highlights: [] }] = item.summaries;
  return { ...item, ...summary };
}
