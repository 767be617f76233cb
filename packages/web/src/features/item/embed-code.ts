import { type Item, limits } from '@ecco/contract';
import { shownTitle } from '../../format/text.ts';

/** Room for the picture of a video, or for one line of sound with its title, in pixels. */
const heights = { picture: 560, sound: 196 };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

const isShown = ({ video_url }: Pick<Item, 'video_url'>): boolean =>
  video_url !== null && !limits.audioExtensions.some((end) => video_url.toLowerCase().endsWith(end));

/** The frame that shows an item's player in a page of somebody else. `origin`: of this site, without a slash. */
export function embedCode(item: Pick<Item, 'slug' | 'title' | 'video_url'>, origin: string): string {
  const attributes = [
    `src="${escapeAttribute(`${origin}/embed/${encodeURIComponent(item.slug)}`)}"`,
    `title="${escapeAttribute(shownTitle(item.title))}"`,
    `width="100%" height="${isShown(item) ? heights.picture : heights.sound}"`,
    'style="border:0;max-width:744px"',
    'allow="autoplay; fullscreen"',
    'loading="lazy"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}
