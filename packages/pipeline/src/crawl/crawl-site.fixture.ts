/** The site of an invented fund over real HTTP: what crawls meet, from sitemaps to traps that have no end. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';

export const siteToday = new Date('2026-11-20T12:00:00Z');
/** News of the site, a page each. */
const newsPages = 200;

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a> <a href="/about">About</a></nav><main><h1>${title}</h1>${body}</main></body></html>`;

const numbered = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at + 1)).join('');

const front = page(
  'Wren Harbor Retirement Fund',
  `<a href="/meetings">Board meetings</a> <a href="/news?page=1">News</a> <a href="/calendar/2026/11">Calendar</a>
   <a href="/private/plan">Private</a> <a href="/moved">Moved</a> <a href="/moved-away">Moved away</a> <a href="/loop/a">A circle</a> <a href="/slow">Slow</a> <a href="/broken">Broken</a>
   <a href="/anything/1">Anything</a> <a href="/deep/a/b/a/b/a/b/a">Deep</a> <a href="/report.zip">Archive</a>
   <a href="https://elsewhere.example/">Elsewhere</a> <a href="/huge">Huge</a> <a href="/events.ics">Subscribe</a>`,
  '<link rel="alternate" type="application/rss+xml" href="/talks.xml">',
);

const meetings = page(
  'Board meetings 2026',
  `<p>All board meetings are held at 9:00 a.m. in the board room, 1 Quay Street.</p><table>
   <tr><td>October 15, 2026</td><td>Board of Trustees</td><td><a href="/papers/2026-10-15-agenda.pdf">Agenda</a> <a href="/papers/2026-10-15-minutes-draft.pdf">Draft minutes</a></td></tr>
   <tr><td>September 17, 2026</td><td>Board of Trustees</td><td><a href="/papers/2026-09-17-minutes.pdf">Approved minutes</a></td></tr>
   <tr><td>December 10, 2026</td><td>Investment Committee</td><td></td></tr></table>
   <p><a href="/papers/annual-report-2025.pdf">Annual report 2025</a></p>`,
);

/** A calendar with a zone that exists nowhere, one that recurs, and many events of long ago. */
const calendar = (events: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wren Harbor//EN',
    'BEGIN:VEVENT\r\nUID:1@wren\r\nDTSTAMP:20261101T000000Z\r\nDTSTART;TZID=America/Chicago:20261203T093000\r\nSUMMARY:Audit Committee\r\nLOCATION:Room 4\r\nEND:VEVENT',
    'BEGIN:VEVENT\r\nUID:2@wren\r\nDTSTAMP:20261101T000000Z\r\nDTSTART;TZID=Wren/Harbor:20261204T093000\r\nSUMMARY:Board retreat\r\nEND:VEVENT',
    'BEGIN:VEVENT\r\nUID:3@wren\r\nDTSTAMP:20261101T000000Z\r\nDTSTART;TZID=America/Chicago:20261109T140000\r\nRRULE:FREQ=MONTHLY;COUNT=3\r\nSUMMARY:Benefits Committee meeting\r\nEND:VEVENT',
    'BEGIN:VEVENT\r\nUID:4@wren\r\nDTSTAMP:20261101T000000Z\r\nDTSTART;VALUE=DATE:20261126\r\nSUMMARY:Office closed for the holiday\r\nEND:VEVENT',
    ...Array.from(
      { length: events },
      (_, at) =>
        `BEGIN:VEVENT\r\nUID:old${at}@wren\r\nDTSTAMP:20100101T000000Z\r\nDTSTART:2010${String((at % 12) + 1).padStart(2, '0')}01T090000Z\r\nSUMMARY:Old meeting ${at}\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
  ].join('\r\n');

const talks = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbor Talks</title><link>https://harbor.example/</link>
  <item><guid>t1</guid><title>Private credit at scale, with Mara Ellison</title><link>/talks/1</link>
    <description>Mara Ellison, chief investment officer of the Wren Harbor Retirement Fund, discusses private credit, fees and returns of the portfolio.</description>
    <pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate><enclosure url="https://cdn.example/t1.mp3" type="audio/mpeg" length="10"/></item>
  <item><guid>t2</guid><title>Recipes for the weekend</title><link>/talks/2</link><description>Soup.</description>
    <pubDate>Tue, 03 Nov 2026 09:00:00 GMT</pubDate><enclosure url="https://cdn.example/t2.mp3" type="audio/mpeg" length="10"/></item>
</channel></rss>`;

/** A number as a word, since pages that differ in numbers alone are one. */
const wordOf = (at: number): string =>
  String(at)
    .split('')
    .map((digit) => 'bcdfghjklm'.charAt(Number(digit)) + 'aeiou'.charAt(Number(digit) % 5))
    .join('');

const newsList = (at: number): string =>
  page(
    `News, page ${at}`,
    numbered(
      20,
      (one) => `<p><a href="/news/${(at - 1) * 20 + one}">Of ${wordOf((at - 1) * 20 + one)}</a></p>`,
    ) + (at * 20 < newsPages ? `<a href="/news?page=${at + 1}">Older</a>` : ''),
  );

const story = (at: number): string =>
  page(`Story of ${wordOf(at)}`, `<p>The fund speaks of ${wordOf(at)}.</p>`);

export type CrawlSite = LocalServer & {
  /** The most requests that were under way at once. */
  mostAtOnce: () => number;
  /** What later crawls are to find instead; null for what was there. */
  change: (path: string, body: string | null) => void;
};

const types: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  ics: 'text/calendar',
  pdf: 'application/pdf',
  txt: 'text/plain',
};

export async function startCrawlSite({ events = 0, elsewhere = '/about' } = {}): Promise<CrawlSite> {
  const changed = new Map<string, string>();
  // Of a hundred thousand events: made once, not with every answer.
  const allEvents = calendar(events);
  let [open, most] = [0, 0];
  const answers = (path: string, origin: string): string | number | null => {
    const url = new URL(path, origin);
    const known: Record<string, string> = {
      '/': front,
      '/about': page('About', '<p>Who we are.</p>'),
      '/meetings': meetings,
      '/talks.xml': talks,
      '/events.ics': allEvents,
      '/robots.txt': `User-agent: *\nDisallow: /private/\nSitemap: ${origin}/sitemap.xml\n`,
      '/sitemap.xml': `<sitemapindex><sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap></sitemapindex>`,
      '/sitemap-1.xml': `<urlset>${numbered(40, (at) => `<url><loc>${origin}/about/${at}</loc></url>`)}${numbered(newsPages, (at) => `<url><loc>${origin}/news/${at}</loc></url>`)}<url><loc>https://elsewhere.example/x</loc></url></urlset>`,
    };
    const own = changed.get(url.pathname) ?? known[url.pathname];
    if (own !== undefined) return own;
    if (url.pathname === '/news') return newsList(Number(url.searchParams.get('page') ?? 1));
    if (url.pathname.startsWith('/news/')) return story(Number(url.pathname.slice(6)));
    if (url.pathname.startsWith('/about/'))
      return page('Somebody', `<p>${wordOf(Number(url.pathname.slice(7)))} joined the fund.</p>`);
    if (url.pathname.startsWith('/anything/')) {
      const at = Number(url.pathname.slice(10));
      return page(
        'Not here?',
        `<p>We could not find it.</p><a href="/anything/${at + 1}">Next</a> <a href="/anything/${at * 7}">Other</a>`,
      );
    }
    if (url.pathname.startsWith('/calendar/')) {
      const [, , year = '0', month = '0'] = url.pathname.split('/');
      const next = Number(month) === 12 ? `${Number(year) + 1}/1` : `${year}/${Number(month) + 1}`;
      return page(
        `Calendar ${year} ${month}`,
        `<p>${'January February March April May June July August September October November December'.split(' ')[Number(month) - 1]}: nothing.</p><a href="/calendar/${next}">Next month</a>`,
      );
    }
    if (url.pathname === '/broken') return 500;
    return null;
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    const path = request.url ?? '/';
    const origin = `http://${request.headers.host}`;
    if (path.startsWith('/loop/')) {
      response.writeHead(302, { location: path === '/loop/a' ? '/loop/b' : '/loop/a' }).end();
      return;
    }
    const moved = { '/moved': '/private/moved', '/moved-away': elsewhere }[path];
    if (moved !== undefined) {
      response.writeHead(301, { location: moved }).end();
      return;
    }
    // Never answers.
    if (path === '/slow') return;
    if (path === '/huge') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(2 * 2 ** 30) });
      response.write('<html>');
      return;
    }
    const answer = answers(path, origin);
    if (answer === null || typeof answer === 'number') {
      response.writeHead(answer ?? 404).end();
      return;
    }
    const etag = `"${Buffer.from(answer).length}-${answer.length}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const extension = path.split('.').at(-1) ?? '';
    response
      .writeHead(200, { 'content-type': types[extension] ?? 'text/html; charset=utf-8', etag })
      .end(answer);
  };
  const server = await startServer(listener);
  return {
    ...server,
    mostAtOnce: () => most,
    change: (path, body) => {
      if (body === null) changed.delete(path);
      else changed.set(path, body);
    },
  };
}
