/** What an article is called, by its own headings and without the name of its site. */
import { tidy } from '../text/tidy.ts';

/** A title in which no part has more words names a section or a site, and no article. */
const mostWords = 2;
const isSection = (title: string): boolean =>
  title.split(/\s+[|–—·»:-]\s+/).every((part) => part.split(/\s+/).length <= mostWords);

/** What the page calls its article where its title names a section or a site: "News | The Plan Post". */
export const headingOver = (title: string, { said }: ReturnType<typeof headingsOf>): string =>
  said !== null && isSection(title) ? said : title;

/** The first main heading of a page, and that heading where the page says that it is the article's own. */
export function headingsOf(document: Document): { first: string; said: string | null } {
  const headings = [...document.querySelectorAll('h1')].map((one) => tidy(one.textContent ?? ''));
  const said = tidy(document.querySelector('[itemprop="headline"]')?.textContent ?? '');
  const [first = ''] = headings;
  return { first, said: said !== '' && headings.length === 1 && said === first ? said : null };
}

/** "Rate lowered | The Plan Post": the site's name is kept elsewhere. */
export function withoutSite(title: string, site: string | null | undefined): string {
  const name = tidy(site ?? '');
  if (name === '' || !title.endsWith(name)) return title;
  return title.slice(0, -name.length).replace(/\s+[|–—·»:-]\s*$/, '') || title;
}

/** "Rate lowered | News", where the page is headed "Rate lowered". */
export const withoutSection = (title: string, heading: string): string =>
  heading.length >= 10 && title.startsWith(heading) && /^\s+[|–—·»:-]\s/.test(title.slice(heading.length))
    ? heading
    : title;
