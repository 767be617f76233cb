/** What a page says is its address, where that is of the same site: one that it shares with a print version or an AMP page. */
export function ownAddress(canonical: string | null, url: string): string {
  const siteOf = (address: string) => new URL(address).hostname.replace(/^(?:www|amp|m)\d?\./, '');
  return canonical !== null && siteOf(canonical) === siteOf(url) ? canonical : url;
}
