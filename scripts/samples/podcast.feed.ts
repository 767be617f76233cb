import { escapeHtml as escapeXml } from './markup.html.ts';
import type { Mark } from './recording.sound.ts';
import { type Cast, disclaimer, type Head } from './script.source.ts';

export type FeedEpisode = {
  head: Head;
  durationMs: number;
  /** Path of the sound or film below the host's root, its size in bytes and its media type. */
  media: { path: string; bytes: number; type: string };
  transcript: string;
  chapters: string | null;
};

export type FeedShow = {
  path: string;
  title: string;
  description: string;
  author: string;
  image: string;
  guid: string;
  medium: 'podcast' | 'video';
};

/** The chapters of an episode as Podcasting 2.0 has them, in seconds. */
export const chaptersJson = (chapters: readonly Mark[]): string =>
  `${JSON.stringify({ version: '1.2.0', chapters: chapters.map(({ title, startMs }) => ({ startTime: startMs / 1000, title })) }, null, 2)}\n`;

const person = ({ name, role }: Cast): string =>
  `<podcast:person role="${role}">${escapeXml(name)}</podcast:person>`;

function numbering({ fields }: Head): string[] {
  return ['season', 'episode'].flatMap((name) => {
    const value = fields.get(name);
    return value === undefined ? [] : [`<itunes:${name}>${value}</itunes:${name}>`];
  });
}

function item({ head, durationMs, media, transcript, chapters }: FeedEpisode, root: string): string {
  const lines = [
    `<title>${escapeXml(head.title)}</title>`,
    `<guid isPermaLink="false">${root}${head.slug}</guid>`,
    `<link>${root}watch/${head.slug}</link>`,
    `<pubDate>${new Date(`${head.published}T05:00:00Z`).toUTCString()}</pubDate>`,
    `<description>${escapeXml(head.description)}</description>`,
    `<enclosure url="${root}${media.path}" length="${media.bytes}" type="${media.type}"/>`,
    `<itunes:duration>${Math.round(durationMs / 1000)}</itunes:duration>`,
    ...numbering(head),
    '<itunes:explicit>false</itunes:explicit>',
    `<podcast:transcript url="${root}${transcript}" type="text/vtt" language="en"/>`,
    ...(chapters === null
      ? []
      : [`<podcast:chapters url="${root}${chapters}" type="application/json+chapters"/>`]),
    ...head.cast.map(person),
  ];
  return `    <item>\n${lines.map((line) => `      ${line}\n`).join('')}    </item>`;
}

/** A feed with Podcasting 2.0 tags, newest entry first. */
export function podcastFeed(show: FeedShow, episodes: readonly FeedEpisode[], host: string): string {
  const root = `https://${host}/`;
  const newest = episodes.toSorted((left, right) => right.head.published.localeCompare(left.head.published));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(show.title)}</title>
    <link>${root}</link>
    <atom:link href="${root}${show.path}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(`${show.description} ${disclaimer}`)}</description>
    <language>en</language>
    <itunes:author>${escapeXml(show.author)}</itunes:author>
    <itunes:category text="Business"><itunes:category text="Investing"/></itunes:category>
    <itunes:explicit>false</itunes:explicit>
    <itunes:image href="${root}${show.image}"/>
    <podcast:guid>${show.guid}</podcast:guid>
    <podcast:medium>${show.medium}</podcast:medium>
${newest.map((episode) => item(episode, root)).join('\n')}
  </channel>
</rss>
`;
}
