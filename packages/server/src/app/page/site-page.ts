/** What is known of a page of the client by its path alone, before the client runs. */
export type SitePage = {
  /** Stands before the name of the product; null for the product itself. */
  title: string | null;
  /** Of no use to who comes from a search engine: doors, and what is shown to one person alone. */
  hidden?: true;
  /** The address lets somebody in: it goes to nobody else and into no cache. */
  secret?: true;
};

/** By path; `/*` stands for whatever follows. */
const sitePages: Readonly<Record<string, SitePage>> = {
  '/home': { title: null },
  '/add': { title: 'Add a source' },
  '/search': { title: 'Search' },
  '/search/*': { title: 'Search' },
  '/answer/*': { title: 'Answer', hidden: true },
  '/pod/*': { title: 'Podcast' },
  '/pub/*': { title: 'Publication' },
  '/tag/*': { title: 'Categories' },
  '/categories': { title: 'Categories' },
  '/people': { title: 'People' },
  '/people/*': { title: 'People' },
  '/best_podcast_episodes/*': { title: 'People' },
  '/pension-funds': { title: 'Allocators', hidden: true },
  '/pension-funds/*': { title: 'Pension fund', hidden: true },
  '/allocators': { title: 'Allocators', hidden: true },
  '/allocators/*': { title: 'Pension fund', hidden: true },
  '/org': { title: 'Organizations', hidden: true },
  '/org/*': { title: 'Organization', hidden: true },
  '/dossier': { title: 'Organizations', hidden: true },
  '/dossier/*': { title: 'Organization', hidden: true },
  '/companies': { title: 'Organizations', hidden: true },
  '/companies/*': { title: 'Organization', hidden: true },
  '/orgs': { title: 'Organizations', hidden: true },
  '/orgs/*': { title: 'Organization', hidden: true },
  '/organizations': { title: 'Organizations', hidden: true },
  '/organizations/*': { title: 'Organization', hidden: true },
  '/watch/*': { title: 'Hub' },
  '/hub/*': { title: 'Hub' },
  '/hubs': { title: 'Hubs', hidden: true },
  '/alerts': { title: 'Alerts', hidden: true },
  '/unsubscribe/*': { title: 'Unsubscribe', hidden: true, secret: true },
  '/signals': { title: 'Signals', hidden: true },
  '/signals/*': { title: 'Signals', hidden: true },
  '/lists': { title: 'Lists', hidden: true },
  '/today': { title: 'For today', hidden: true },
  '/history': { title: 'History', hidden: true },
  '/print/*': { title: 'Print', hidden: true },
  '/about': { title: 'About' },
  '/terms': { title: 'Terms of Use' },
  '/privacy': { title: 'Privacy' },
  '/join': { title: 'Join the Waitlist' },
  '/enter': { title: 'Sign in or join', hidden: true },
  '/register': { title: 'Create account', hidden: true },
  '/login': { title: 'Sign in', hidden: true },
  '/verify-email/*': { title: 'Verify Email', hidden: true, secret: true },
  '/reset-password/*': { title: 'Reset Password', hidden: true, secret: true },
  '/welcome': { title: 'Welcome', hidden: true, secret: true },
  '/profile': { title: 'Profile', hidden: true },
  '/profile/*': { title: 'Profile', hidden: true },
  '/onboarding': { title: 'Choose what to follow', hidden: true },
  '/start': { title: 'Get started', hidden: true },
  '/onboarding/*': { title: 'Choose what to follow', hidden: true },
  '/developers': { title: 'Developer Docs', hidden: true },
  '/developers/gallery': { title: 'Gallery', hidden: true },
  '/api-docs/*': { title: 'Developer Docs', hidden: true },
  '/admin/*': { title: 'Administration', hidden: true },
};

export const notFoundPage: SitePage = { title: '404', hidden: true };

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Whether a path is that of a file, as robots look for (`/.env`, `/wp-login.php`), and no page of ours: one with a dot in its
 * last part, or a part that begins with one. What begins with http is an address to take in.
 */
export function isFileAlone(url: string): boolean {
  const path = decoded(url.replace(/[?#].*$/s, ''));
  if (/^\/http/i.test(path) || sitePageOf(path) !== null) return false;
  return /\/\.|\.[^/]*$/.test(path);
}

/** The page at this address; null for one that only the client can tell, such as a link to ingest. */
export function sitePageOf(url: string): SitePage | null {
  const path = url
    .replace(/[?#].*$/s, '')
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
  const whole = sitePages[path];
  if (whole) return whole;
  const [, first = ''] = path.split('/');
  return sitePages[`/${first}/*`] ?? null;
}
