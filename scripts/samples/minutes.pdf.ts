import type { Browser } from '@playwright/test';
import { escapeHtml, toHtml } from './markup.html.ts';
import { disclaimer, type Page, required } from './script.source.ts';

const style = `
  body { font: 11.5pt/1.5 "Open Sans", sans-serif; color: #111; }
  h1 { font-size: 17pt; text-align: center; margin: 0; } h2 { font-size: 12.5pt; margin: 18pt 0 6pt; break-after: avoid; }
  .draft { text-align: center; font-weight: 700; letter-spacing: 0.08em; margin: 10pt 0 16pt; }
  .centred { text-align: center; margin: 2pt 0; } .motion { margin-left: 18pt; font-weight: 600; }
  table { border-collapse: collapse; width: 100%; font-size: 9.5pt; margin: 10pt 0; break-inside: avoid; }
  th, td { border-bottom: 0.5pt solid #888; padding: 3pt 5pt; text-align: right; } th:first-child, td:first-child { text-align: left; }
  p { margin: 6pt 0; } .note { font-size: 9pt; color: #444; margin-top: 24pt; }`;

const small = 'font: 8pt sans-serif; width: 100%; text-align: center; color: #333;';

/** The minutes of a board meeting as a PDF of real text, marked as a draft on every page. */
export async function minutesPdf(page: Page, browser: Browser): Promise<Uint8Array> {
  const { slug, title, published, fields } = page.head;
  const organization = escapeHtml(required(fields.get('organisation'), `${slug}: organisation`));
  const meeting = escapeHtml(required(fields.get('meeting'), `${slug}: meeting`));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="author" content="${organization}"><style>${style}</style></head><body>
<h1>${organization}</h1><p class="centred">${meeting}</p><p class="centred">Thursday, October 15, 2026, 9:00 a.m.</p>
<p class="draft">DRAFT MINUTES – SUBJECT TO APPROVAL BY THE BOARD</p>
${toHtml(page.body)}
<p>Respectfully submitted, ${published}: Edmund Larkspur, Executive Director and Secretary to the Board.</p>
<p class="note">${disclaimer}</p></body></html>`;
  const tab = await browser.newPage();
  await tab.setContent(html);
  const bytes = await tab.pdf({
    format: 'Letter',
    margin: { top: '22mm', bottom: '20mm', left: '24mm', right: '24mm' },
    displayHeaderFooter: true,
    headerTemplate: `<div style="${small}">${organization} · DRAFT minutes of October 15, 2026</div>`,
    footerTemplate: `<div style="${small}">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
  });
  await tab.close();
  return withoutClock(bytes);
}

/** The dates of making are replaced by a fixed one of the same length: the file depends on its source alone. */
function withoutClock(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const fixed = text.replace(/\((D:)\d{14}/g, '($120261022090000');
  return new Uint8Array(Buffer.from(fixed, 'latin1'));
}
