/** A run of text; `href` where it is an address that may be followed. */
type LinkRun = { at: number; text: string; href: string | null };

const address = /https?:\/\/[^\s<>"'“”]+/gi;
/** Marks that end the sentence and not the address. */
const trailing = /[.,;:!?]+$/;

function addressIn(match: string): string {
  const cut = match.replace(trailing, '');
  const isClosed = !cut.endsWith(')') || cut.includes('(');
  return isClosed ? cut : cut.slice(0, -1).replace(trailing, '');
}

/** Splits text where it names a web address. Only http and https are links; whatever else is there stays text. */
export function linkRuns(text: string): LinkRun[] {
  const runs: LinkRun[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    const href = addressIn(match[0]);
    if (!URL.canParse(href)) continue;
    if (match.index > at) runs.push({ at, text: text.slice(at, match.index), href: null });
    runs.push({ at: match.index, text: href, href });
    at = match.index + href.length;
  }
  if (at < text.length) runs.push({ at, text: text.slice(at), href: null });
  return runs;
}
