/**
 * What the outside world has on its shelf of podcasts: a feed with recent and older episodes, sorted into categories,
 * a publication, and a directory that answers as that of iTunes does. Dates count from now, since pages part the recent from the old.
 */

const dayMs = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** What the feed says of itself: longer than a page shows at first. */
export const sampleFeedDescription = `Larkmeadow Radio talks about timber. ${'Every week somebody who owns a forest says what it costs. '.repeat(14)}The end.`;

type SeededEpisode = { title: string; days: number; transcript: string };

const said = (about: string): string =>
  [
    'WEBVTT',
    '',
    '00:00:00.000 --> 00:00:06.000',
    `<v Odile Farthingale>The Larkmeadow pension fund bought ${about} for 250 million dollars in October.`,
    '',
    '00:00:06.000 --> 00:00:12.000',
    `<v Barnaby Quill>The consultant of the fund had advised against ${about}, because costs rose by 12 percent.`,
    '',
    '00:00:12.000 --> 00:00:18.000',
    `<v Odile Farthingale>The board of trustees decided that ${about} protects the fund against inflation.`,
    '',
    '00:00:18.000 --> 00:00:24.000',
    '<v Barnaby Quill>Members of the fund will pay lower fees from January, the trustees decided.',
    '',
  ].join('\n');

/** The newest first. */
export const sampleEpisodes: readonly SeededEpisode[] = [
  { title: 'Who buys oaks', days: 2, transcript: said('oaks') },
  { title: 'Who buys pines', days: 5, transcript: said('pines') },
  { title: 'Who bought cedars', days: 60, transcript: said('cedars') },
];

const item = (root: string, { title, days }: SeededEpisode, at: number): string =>
  `<item><title>${title}</title><guid>shelf-${at}</guid><pubDate>${daysAgo(days).toUTCString()}</pubDate>
<itunes:duration>24</itunes:duration><enclosure url="${root}shelf/${at}.wav" length="500000" type="audio/wav"/>
<podcast:transcript url="${root}shelf/${at}.vtt" type="text/vtt"/></item>`;

/** The feed of the shelf, "Timber Hour". */
export const sampleFeed = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>Timber Hour</title><link>${root}</link><description>${sampleFeedDescription}</description><language>en</language>
<itunes:category text="Business"><itunes:category text="Investing"/></itunes:category>
${sampleEpisodes.map((episode, at) => item(root, episode, at)).join('\n')}
</channel></rss>`;

/** The newest first. */
export const courierArticles = [
  { title: 'A vote on oaks', days: 1 },
  { title: 'A vote on cedars', days: 80 },
] as const;

/** The feed of a publication, "The Larkmeadow Courier". */
export const courierFeed = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>The Larkmeadow Courier</title><link>${root}</link>
<description>What the pension board of Larkmeadow decides.</description><language>en</language>
${courierArticles
  .map(
    ({ title, days }, at) =>
      `<item><title>${title}</title><guid>courier-${at}</guid><link>${root}courier/${at}.html</link><pubDate>${daysAgo(days).toUTCString()}</pubDate></item>`,
  )
  .join('\n')}
</channel></rss>`;

/** The page of one of its articles. */
export const courierPage = (
  title: string,
): string => `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<article><h1>${title}</h1><p>By Odile Farthingale</p>
${`<p>${title}: the board of the Larkmeadow pension fund decided 5 to 4 on Thursday to put $250 million into timber. Its consultant had advised against the investment, because costs rose by 12 percent.</p>`.repeat(4)}
</article></body></html>`;

/** What the directory finds for any words: a podcast and an episode that are known, and some that are not. */
export function directoryAnswer(root: string, address: URL): string {
  const podcast = (name: string) => ({
    kind: 'podcast',
    artistName: 'Larkmeadow Radio',
    collectionName: name,
    feedUrl: `${root}shelf.xml?of=${encodeURIComponent(name)}`,
  });
  const episode = (name: string, days: number) => ({
    kind: 'podcast-episode',
    trackName: name,
    collectionName: 'Saw and Sound',
    description: '<p>A forest changes hands.</p>',
    releaseDate: daysAgo(days).toISOString(),
    trackTimeMillis: 1_800_000,
    episodeUrl: `${root}audio/unheard.wav?of=${encodeURIComponent(name)}`,
  });
  const results =
    address.searchParams.get('entity') === 'podcast'
      ? ['Timber Hour', 'Saw and Sound', 'Felled', 'Ring by Ring', 'The Sawmill', 'Leaf Litter'].map(podcast)
      : [episode('Who buys oaks', 2), episode('Who sells spruce', 3), episode('A birch in the city', 90)];
  return JSON.stringify({ resultCount: results.length, results });
}
