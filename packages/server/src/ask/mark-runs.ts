import { escapeHtml } from '../request/http/escape-html.ts';

/** A text as HTML: escaped, with every occurrence of the runs, the longest first, in `mark`. */
export function markRuns(text: string, runs: readonly string[]): string {
  const requested = [...new Set(runs)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  let html = '';
  let plainFrom = 0;
  for (let at = 0; at < text.length; ) {
    const run = requested.find((one) => text.startsWith(one, at));
    if (run === undefined) {
      at += 1;
      continue;
    }
    html += `${escapeHtml(text.slice(plainFrom, at))}<mark>${escapeHtml(run)}</mark>`;
    at += run.length;
    plainFrom = at;
  }
  return html + escapeHtml(text.slice(plainFrom));
}
