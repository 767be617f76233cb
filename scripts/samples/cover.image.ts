import type { Browser } from '@playwright/test';

export type Cover = { title: string; line: string; color: string; width: number; height: number };

/** A plain cover: the title, a line, and bars that stand for a chart. */
function svg({ title, line, color, width, height }: Cover): string {
  const bars = [0.35, 0.5, 0.42, 0.66, 0.58, 0.8].map((share, index) => {
    const tall = share * height * 0.4;
    return `<rect x="${width * (0.1 + index * 0.135)}" y="${height * 0.92 - tall}" width="${width * 0.1}" height="${tall}" rx="6" fill="#fff" opacity="${0.25 + index * 0.1}"/>`;
  });
  const lines = title
    .split('\n')
    .map(
      (words, index) =>
        `<text x="${width * 0.1}" y="${height * (0.2 + index * 0.13)}" font-size="${height * 0.115}" font-weight="700" fill="#fff">${words}</text>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Open Sans, sans-serif"><rect width="100%" height="100%" fill="${color}"/>${bars.join('')}${lines.join('')}<text x="${width * 0.1}" y="${height * 0.47}" font-size="${height * 0.042}" fill="#fff" opacity="0.85">${line}</text></svg>`;
}

/** The cover as a PNG. */
export async function coverPng(cover: Cover, browser: Browser): Promise<Uint8Array> {
  const tab = await browser.newPage({ viewport: { width: cover.width, height: cover.height } });
  await tab.setContent(`<style>body{margin:0}</style>${svg(cover)}`);
  const png = await tab.screenshot();
  await tab.close();
  return new Uint8Array(png);
}
