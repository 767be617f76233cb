/** What crawls find, as candidates: talks of feeds and directories, videos, articles, papers and meetings. */
import type { CandidateContent, CandidatePaper, ContentKind, TimeZoneSource } from '@ecco/domain';
import { meetingBody } from '@ecco/engine';
import type { ItemMeta, NewItem } from '@ecco/store';
import { canonicalUrl } from '../ingest/canonical-url.ts';
import { itemsOfFeed, showOfFeed } from '../ingest/feed-items.ts';
import type { Form, PipelineMeta } from '../item/item-meta.ts';
import type { CalendarEvent } from '../sources/calendar/calendar.parser.ts';
import type { DirectoryEpisode } from '../sources/directory/directory.type.ts';
import type { PageMeeting } from '../sources/meetings/page-meeting.type.ts';
import type { PaperLink } from '../sources/meetings/paper.link.ts';
import { namedZone } from '../sources/meetings/written-zone.ts';
import { recognizeLink } from '../sources/recognize/recognize.ts';
import type { FeedDocument, FeedEntry } from '../sources/source.type.ts';
import { type CandidateDraft, draftItem, draftOf } from './candidate.draft.ts';
import { addressKey, guidKey, meetingKey, titleKey } from './candidate.keys.ts';
import type { CandidateOrigin, CrawlSubject, UnjudgedCandidate } from './candidate.type.ts';

const nothing: Omit<CandidateContent, 'title' | 'url'> = {
  ...{ description: null, release_date: null, duration: null, podcast_name: null, author: null, image: null },
  ...{
    publisher: null,
    people: [],
    document_type: null,
    day: null,
    time: null,
    time_zone: null,
    time_zone_from: null,
    location: null,
  },
  ...{ cancelled: false, papers: [] },
};

const plainMeta = (meta: Partial<PipelineMeta>): ItemMeta => JSON.parse(JSON.stringify(meta));

type NamedPaper = { title: string; description: string | null; people: readonly string[] };

/** Whom of the organization something names: in the publisher's list, in the title, in the description. */
function personNamed(
  { people, personId }: CrawlSubject,
  { title, description, people: said }: NamedPaper,
): string | null {
  const holds = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());
  const looked = personId === null ? people : people.filter(({ id }) => id === personId);
  const named = (texts: readonly string[]) =>
    looked.find(({ name }) => texts.some((text) => holds(text, name)));
  return (named(said) ?? named([title]) ?? named([description ?? '']))?.id ?? null;
}

/** An entry of a feed with its place there, so that it comes in with the transcript and chapters of its publisher. */
export function entryCandidate(
  subject: CrawlSubject,
  at: CandidateOrigin & { feed: FeedDocument; feedUrl: string },
  entry: FeedEntry,
): UnjudgedCandidate | null {
  const { feed, feedUrl, ...where } = at;
  const video = entry.enclosure === null && entry.link !== null ? recognizeLink(entry.link) : null;
  const [item] = itemsOfFeed(feed, [entry], { showId: '', ingestedAt: new Date(0) });
  if (item === undefined) return null;
  const { showId: _show, createdAt: _at, ...plain } = item;
  const isVideo = video?.kind === 'video';
  const draft: NewItem = isVideo
    ? {
        ...plain,
        kind: 'video',
        videoUrl: video.link.url,
        canonicalUrl: canonicalUrl(video.link.url),
        meta: plainMeta({ form: 'video', video: video.link }),
      }
    : plain;
  const url = entry.link ?? entry.enclosure?.url ?? feedUrl;
  const people = (entry.persons.length > 0 ? entry.persons : feed.persons).map(({ name }) => name);
  const description = entry.description.text || null;
  return {
    ...where,
    kind: draft.kind,
    personId: personNamed(subject, { title: entry.title, description, people }),
    content: {
      ...nothing,
      title: entry.title || 'Untitled',
      url,
      description,
      release_date: entry.publishedAt,
      duration: entry.durationMs,
      podcast_name: feed.title || null,
      author: entry.author ?? feed.author,
      audio: isVideo ? null : (plain.audioUrl ?? null),
      image: entry.image ?? feed.image,
      publisher: feed.author,
      people,
    },
    draft: draftOf({
      item: draftItem(draft),
      show: isVideo ? null : showOfFeed(feed, feedUrl),
      edge: where.isOwn ? 'PRODUCES_MEDIA' : 'FEATURES_IN_MEDIA',
    }),
    keys: [
      addressKey(url),
      ...(entry.enclosure === null ? [] : [addressKey(entry.enclosure.url)]),
      ...guidKey(feedUrl, entry.guid),
      ...titleKey(entry.title, entry.publishedAt),
    ],
    text: '',
  };
}

/** An episode of a directory whose feed does not have it, or cannot be read: its recording alone. */
export function episodeCandidate(
  subject: CrawlSubject,
  at: CandidateOrigin,
  episode: DirectoryEpisode,
): UnjudgedCandidate {
  const { title, url, description, releaseDate, durationMs, podcast, imageUrl, place } = episode;
  return {
    ...at,
    kind: 'episode',
    personId: personNamed(subject, { title, description, people: [] }),
    content: {
      ...nothing,
      ...{
        title,
        url,
        description,
        release_date: releaseDate,
        duration: durationMs,
        podcast_name: podcast,
        audio: url,
        image: imageUrl,
      },
    },
    draft: draftOf({
      item: draftItem({
        ...{
          kind: 'episode',
          title,
          description,
          author: podcast,
          imageUrl,
          durationMs,
          sourceUrl: url,
          audioUrl: url,
        },
        canonicalUrl: canonicalUrl(url),
        publishedAt: releaseDate === null ? null : new Date(releaseDate),
        nextStage: 'acquire',
        meta: plainMeta({ form: 'media', mediaUrl: url }),
      }),
      show: null,
      edge: 'FEATURES_IN_MEDIA',
    }),
    keys: [
      addressKey(url),
      ...(place === null ? [] : guidKey(place.feedUrl, place.guid)),
      ...titleKey(title, releaseDate),
    ],
    text: '',
  };
}

type Page = {
  title: string;
  url: string;
  description: string | null;
  publishedAt: string | null;
  text: string;
};

function itemOf(
  { title, url, description, publishedAt }: Omit<Page, 'text'>,
  form: Form,
  kind: ContentKind,
  meta: Partial<PipelineMeta> = {},
): CandidateDraft['item'] {
  return draftItem({
    ...{ kind, title, description, sourceUrl: url, canonicalUrl: canonicalUrl(url), nextStage: 'acquire' },
    documentUrl: form === 'pdf' ? url : null,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    meta: plainMeta({ form, titleIsGuess: true, ...meta }),
  });
}

export function articleCandidate(subject: CrawlSubject, at: CandidateOrigin, page: Page): UnjudgedCandidate {
  const { text, ...item } = page;
  return {
    ...at,
    kind: 'article',
    personId: personNamed(subject, { ...page, people: [] }),
    content: {
      ...nothing,
      ...{ title: page.title, url: page.url, description: page.description, release_date: page.publishedAt },
    },
    draft: draftOf({ item: itemOf(item, 'article', 'article'), show: null, edge: 'PRODUCES_MEDIA' }),
    keys: [addressKey(page.url), ...titleKey(page.title, page.publishedAt)],
    text,
  };
}

/** A video that a page links or shows. */
export function videoCandidate(
  subject: CrawlSubject,
  at: CandidateOrigin,
  link: { url: string; text: string },
): UnjudgedCandidate | null {
  const video = recognizeLink(link.url);
  if (video?.kind !== 'video') return null;
  const { url } = video.link;
  const title = link.text.trim() || 'Untitled video';
  const draft: NewItem = {
    ...{
      kind: 'video',
      title,
      sourceUrl: url,
      videoUrl: url,
      canonicalUrl: canonicalUrl(url),
      nextStage: 'acquire',
    },
    meta: plainMeta({ form: 'video', video: video.link, titleIsGuess: true }),
  };
  return {
    ...at,
    kind: 'video',
    personId: personNamed(subject, { title, description: null, people: [] }),
    content: { ...nothing, title, url },
    draft: draftOf({ item: draftItem(draft), show: null, edge: 'PRODUCES_MEDIA' }),
    keys: [addressKey(url)],
    text: '',
  };
}

/** A paper, as the one who puts it up calls it. `of`: the key and the day of its meeting. */
export function paperCandidate(
  at: CandidateOrigin,
  paper: PaperLink,
  of: { key: string; day: string; title: string } | null,
): UnjudgedCandidate {
  const said = paper.title.trim();
  const title = of === null ? said || 'Document' : `${of.title}, ${of.day}: ${said || paper.documentType}`;
  const page = { title, url: paper.url, documentType: paper.documentType };
  return {
    ...at,
    kind: 'document',
    personId: null,
    content: { ...nothing, title, url: paper.url, document_type: paper.documentType, day: of?.day ?? null },
    draft: draftOf({ item: paperItem(page), show: null, edge: 'HAS_DOCUMENT' }),
    keys: [addressKey(paper.url)],
    meetingKey: of?.key ?? null,
    text: '',
  };
}

/** Papers of one kind and address come in alike, by themselves and with their meeting. */
export function paperItem({
  documentType,
  ...named
}: Pick<Page, 'title' | 'url'> & Pick<PaperLink, 'documentType'>): CandidateDraft['item'] {
  const isPage = /\.(?:html?|aspx?|php)(?:$|[?#])|\/$/i.test(new URL(named.url).pathname);
  const page = { ...named, description: null, publishedAt: null };
  return itemOf(page, isPage ? 'article' : 'pdf', 'document', { linkedAs: documentType });
}

type Meeting = Pick<PageMeeting, 'title' | 'day' | 'time' | 'location' | 'cancelled' | 'words'> & {
  timeZone: string | null;
  timeZoneFrom: TimeZoneSource | null;
  url: string;
  papers: CandidatePaper[];
  uid: string | null;
};

const paperOfLink = ({ url, title, documentType }: PaperLink): CandidatePaper => ({
  url,
  title,
  document_type: documentType,
});

export const meetingOfPage = (
  meeting: PageMeeting,
  { url, timeZone }: { url: string; timeZone: string | null },
): Meeting => {
  const named = meeting.clock === null ? null : namedZone(meeting.clock, timeZone);
  const ofPlace = timeZone === null ? null : 'organization';
  return {
    ...meeting,
    papers: meeting.papers.map(paperOfLink),
    timeZone: named ?? timeZone,
    timeZoneFrom: named === null ? ofPlace : 'page',
    ...{ url, uid: null },
  };
};

export const meetingOfEvent = (event: CalendarEvent, calendarUrl: string): Meeting => ({
  ...event,
  words: event.description ?? '',
  url: event.url ?? calendarUrl,
  papers: [],
});

/** Keys of a meeting: its day with its body, or with its title where no body is named; and with its hour. */
export function keysOfMeeting({
  title,
  day,
  time,
  uid,
}: Pick<Meeting, 'title' | 'day' | 'time' | 'uid'>): string[] {
  const body = meetingBody(title) ?? title;
  return [
    meetingKey({ day, time: null, body }),
    ...(time === null ? [] : [meetingKey({ day, time, body })]),
    ...(uid === null ? [] : [`event ${uid} ${day}`]),
  ];
}

export function meetingCandidate(at: CandidateOrigin, meeting: Meeting): UnjudgedCandidate {
  const { title, day, time, location, cancelled, timeZone, timeZoneFrom, url, papers, words } = meeting;
  return {
    ...at,
    kind: 'meeting',
    personId: null,
    content: {
      ...nothing,
      ...{
        title,
        url,
        description: words || null,
        release_date: day,
        day,
        time,
        time_zone: timeZone,
        time_zone_from: timeZoneFrom,
        location,
        cancelled,
        papers,
      },
    },
    draft: draftOf({ item: null, show: null, edge: 'HAS_MEETING' }),
    keys: keysOfMeeting(meeting),
    paperKeys: papers.map((paper) => addressKey(paper.url)),
    text: '',
  };
}
