/** The address of a website; one that names no scheme is led to by https. Null for what a browser must not follow. */
export function websiteHref(website: string): string | null {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? address : null;
}

/** A website as a reader names it. */
export const shownWebsite = (website: string): string =>
  website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
