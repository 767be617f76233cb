import { richText } from '../html/html.sanitize.ts';
import { htmlToText } from '../html/html.text.ts';
import type {
  Enclosure,
  FeedEntry,
  FeedPerson,
  RichText,
  Soundbite,
  TranscriptLink,
} from '../source.type.ts';
import { parseClockTime } from '../text/clock-time.ts';
import { tidy } from '../text/tidy.ts';

/** The first text that says something. */
export const firstOf = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((text) => text !== null && text !== undefined && text.trim() !== '')?.trim() ?? null;

/** A title on one line: titles carry markup and entities more often than their formats allow. */
export const titleText = (...texts: (string | null | undefined)[]): string =>
  tidy(htmlToText(firstOf(...texts) ?? '')).slice(0, 1_000);

/** An absolute http(s) address, or null. */
export function webUrl(text: string | null | undefined, base: string | null): string | null {
  // Publishers escape an address that their program escapes once more.
  const value = text?.trim().replaceAll('&amp;', '&') ?? '';
  if (value === '') return null;
  const url = URL.parse(value, base ?? undefined);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null;
}

/** Where older entries of a feed in pages stand: its next page (RFC 5005), or the archive before it. */
export const olderPage = (
  links: readonly { href?: string; rel?: string }[] | undefined,
  base: string | null,
): string | null =>
  webUrl(links?.find(({ rel }) => rel === 'next')?.href, base) ??
  webUrl(links?.find(({ rel }) => rel === 'prev-archive')?.href, base);

/** Rich text of an entry; text that was escaped twice, so that its tags would be read out, is taken as it was meant. */
export const contentText = (html: string, base: string | null): RichText =>
  /<[a-z/]/i.test(html) || !/&lt;\/?(?:p|br|div|a|ul|ol|li|strong|b|em|i|span|h\d)\b/i.test(html)
    ? richText(html, base)
    : richText(unescaped(html), base);

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export const secondsToMs = (seconds: number | null | undefined): number | null =>
  seconds !== null && seconds !== undefined && Number.isFinite(seconds) && seconds > 0
    ? Math.round(seconds * 1000)
    : null;

type RawEnclosure = { url?: string | undefined; type?: string | undefined; length?: number | undefined };

/** Pages, pictures and players of a site, which nobody can listen to. */
const notAudible = /^(?:image\/|text\/|application\/(?:x-shockwave-flash|xhtml))/;

/** The enclosure to listen to: the first that is audio or video, else the first that may be one. */
export function pickEnclosure(list: readonly RawEnclosure[], base: string | null): Enclosure | null {
  const candidates = list.flatMap((raw) => {
    const url = webUrl(raw.url, base);
    const length = raw.length !== undefined && raw.length > 0 ? raw.length : null;
    return url ? [{ url, type: firstOf(raw.type), length }] : [];
  });
  const playable = candidates.find(({ url, type }) => isPlayable(url, type));
  return playable ?? candidates.find(({ type }) => !notAudible.test(type ?? '')) ?? null;
}

const isPlayable = (url: string, type: string | null): boolean =>
  type === null
    ? /\.(?:mp3|m4a|aac|ogg|opus|wav|flac|mp4|m4v|webm|mov)(?:$|[?#])/i.test(url)
    : /^(?:audio|video)\//.test(type);

const isTranscript = (url: string, type: string | null): boolean =>
  /^(?:text\/vtt|text\/srt|application\/(?:x-)?subrip)$/i.test(type ?? '') ||
  /\.(?:vtt|srt)(?:$|[?#])/i.test(url) ||
  // A document beside the sound may be its notes as well.
  (/\.(?:docx|txt|json|html?)(?:$|[?#])/i.test(url) && /transcript/i.test(url));

/** Transcripts that stand beside the sound as further enclosures. */
const transcriptsBeside = (list: readonly RawEnclosure[], base: string | null): TranscriptLink[] =>
  list.slice(0, linksMax).flatMap((raw) => {
    const [url, type] = [webUrl(raw.url, base), firstOf(raw.type)];
    return url !== null && !isPlayable(url, type) && isTranscript(url, type)
      ? [{ url, type, language: null, rel: null }]
      : [];
  });

/** Of one entry: what lists more is no list of what was said or of who said it. */
const [linksMax, personsMax, chaptersMax] = [50, 100, 1_000];

type RawPodcast = {
  transcripts?: { url?: string; type?: string; language?: string; rel?: string }[];
  chapters?: { url?: string };
  soundbites?: { startTime?: number; duration?: number; display?: string }[];
  persons?: RawPerson[];
};
type RawChapters = { chapters?: { start?: string; title?: string }[] };
type RawPerson = { display?: string; role?: string; group?: string };

type PodcastFields = {
  transcripts: TranscriptLink[];
  chaptersUrl: string | null;
  chapters: FeedEntry['chapters'];
  chaptersUnread: number;
  persons: FeedPerson[];
  soundbites: Soundbite[];
};

/** What Podcasting 2.0 adds to an entry. */
export function podcastFields(
  raw: RawPodcast | undefined,
  base: string | null,
  inline?: RawChapters,
): PodcastFields {
  return {
    transcripts: (raw?.transcripts ?? []).slice(0, linksMax).flatMap((link) => {
      const url = webUrl(link.url, base);
      return url
        ? [{ url, type: firstOf(link.type), language: firstOf(link.language), rel: firstOf(link.rel) }]
        : [];
    }),
    chaptersUrl: webUrl(raw?.chapters?.url, base),
    ...inlineChapters(inline),
    persons: personsOf(raw?.persons),
    soundbites: (raw?.soundbites ?? []).flatMap(({ startTime, duration, display }) => {
      const durationMs = secondsToMs(duration);
      if (startTime === undefined || startTime < 0 || durationMs === null) return [];
      return [{ startMs: Math.round(startTime * 1000), durationMs, title: firstOf(display) }];
    }),
  };
}

/** The same with the transcripts that an entry has as enclosures, those it names as transcripts first. */
export function withTranscriptsBeside(
  fields: PodcastFields,
  enclosures: readonly RawEnclosure[],
  base: string | null,
): PodcastFields {
  const known = new Set(fields.transcripts.map(({ url }) => url));
  const beside = transcriptsBeside(enclosures, base).filter(({ url }) => !known.has(url));
  return { ...fields, transcripts: [...fields.transcripts, ...beside] };
}

/** Chapters that stand in the feed itself (Podlove Simple Chapters): those with a start and a title in order, and how many have not both. */
function inlineChapters(raw: RawChapters | undefined): Pick<PodcastFields, 'chapters' | 'chaptersUnread'> {
  const listed = raw?.chapters ?? [];
  const chapters = listed
    .flatMap(({ start, title }) => {
      const startMs = parseClockTime(start ?? '');
      const named = titleText(title);
      return startMs === null || named === '' ? [] : [{ title: named, startMs }];
    })
    .slice(0, chaptersMax)
    .sort((a, b) => a.startMs - b.startMs);
  return { chapters, chaptersUnread: listed.length - chapters.length };
}

/** The role defaults to host in the group cast, as the namespace says. */
export const personsOf = (persons: readonly RawPerson[] = []): FeedPerson[] =>
  persons.slice(0, personsMax).flatMap(({ display, role, group }) => {
    const name = titleText(display);
    return name === ''
      ? []
      : [
          {
            name,
            role: firstOf(role)?.toLowerCase() ?? 'host',
            group: firstOf(group)?.toLowerCase() ?? 'cast',
          },
        ];
  });
