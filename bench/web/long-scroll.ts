/** Long tasks while a transcript of ten thousand lines is scrolled and its sound plays. */
import type { Browser } from '@playwright/test';

export type Scroll = { longTasks: number; longestMs: number; lines: number; playedSeconds: number };

const wheelSteps = 120;
const wheelPixels = 1_600;

/** Shows all lines, plays, and turns the wheel for some eight seconds. @throws when the sound does not run */
export async function scrollWhilePlaying(browser: Browser, url: string): Promise<Scroll> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(url);
    // Highlights have a button of the same name.
    await page
      .locator('#transcript')
      .getByRole('button', { name: /^Show All/ })
      .click();
    const sound = page.locator('audio').first();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Play (digest|episode|video|call|recording)/ })
      .first()
      .click();
    const time = () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime);
    while ((await time()) < 0.5) await page.waitForTimeout(50);
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await page.mouse.move(720, 500);
    const seen = new Set<string>();
    for (let step = 0; step < wheelSteps; step++) {
      await page.mouse.wheel(0, wheelPixels);
      await page.waitForTimeout(60);
      if (step % 10 === 0)
        for (const line of await page
          .locator('[data-line]')
          .evaluateAll((all) => all.map((one) => one.id || (one.getAttribute('data-line') ?? ''))))
          seen.add(line);
    }
    const tasks: unknown = await page.evaluate(() => ('longTasks' in window ? window.longTasks : []));
    const durations = Array.isArray(tasks) ? tasks.map(Number) : [];
    return {
      longTasks: durations.length,
      longestMs: Math.max(0, ...durations),
      lines: seen.size,
      playedSeconds: await time(),
    };
  } finally {
    await page.close();
  }
}
