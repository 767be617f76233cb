import { limits } from '@ecco/contract';

const sameTerm =
  (a: string) =>
  (b: string): boolean =>
    a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** A text at its commas; those of a phrase, or of a name in quotes, part nothing. */
function parted(text: string): readonly string[] {
  const isBalanced = text.split('"').length % 2 === 1;
  return isBalanced ? (text.match(/(?:"[^"]*"|[^",])+/gu) ?? []) : text.split(',');
}

/** The searches that were meant: what commas part, each once, no more than tabs may be opened. */
export function searchTerms(text: string): string[] {
  const terms = parted(text).map((term) => term.trim());
  return terms
    .filter((term, at) => term !== '' && terms.findIndex(sameTerm(term)) === at)
    .slice(0, limits.searchTabsMax);
}

/** The search page for one term. */
export const searchHref = (term: string): string => `/search?${new URLSearchParams({ q: term })}`;

/** Opens an address in a tab of its own; false where the browser does not allow it. */
type OpenTab = (href: string) => boolean;

const openTab: OpenTab = (href) => {
  const tab = window.open(href, '_blank');
  // The tab is one of ours and needs no way back to this one.
  if (tab) tab.opener = null;
  return tab !== null;
};

/**
 * Gives each of several terms a tab of its own. Returns what this page searches for: a term that stands alone, or those
 * for which no tab was opened; nothing where all of them have one.
 */
export function openSearches(text: string, open: OpenTab = openTab): string {
  const terms = searchTerms(text);
  if (terms.length < 2) return terms.join('');
  return terms.filter((term) => !open(searchHref(term))).join(', ');
}
