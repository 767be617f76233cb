/**
 * A video of a video site: what it is by oEmbed, its captions from the page where the site gives them. Sites refuse
 * servers often and change without notice, so each part may be missing, and what is missing is said with the way round
 * it: upload the file or its captions.
 */
import { z } from 'zod';
import type { FetchResult, GuardedFetch } from '../../fetch/fetch.type.ts';
import { readJson } from '../recognize/directory.feed.ts';
import { videoRefused, videoUnavailable, videoWithoutCaptions } from '../source.errors.ts';
import type { CaptionTrack, ParsedTranscript, VideoDocument, VideoLink, VideoSite } from '../source.type.ts';
import { parseDate } from '../text/date.text.ts';
import { decodeText } from '../text/text-decoding.ts';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { captionTracks, findPlayerResponse, type PlayerResponse } from './player.response.ts';

type VideoOptions = {
  signal?: AbortSignal;
  /** Where the sites are; a stand-in of a test gives its own. */
  origins?: { youtube: string; vimeo: string; vimeoPlayer: string };
};

type Getter = Pick<GuardedFetch, 'get'>;
const realOrigins = {
  youtube: 'https://www.youtube.com',
  vimeo: 'https://vimeo.com',
  vimeoPlayer: 'https://player.vimeo.com',
};
const siteNames: Record<VideoSite, string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

const Embed = z.looseObject({
  title: z.string().nullish(),
  description: z.string().nullish(),
  author_name: z.string().nullish(),
  author_url: z.string().nullish(),
  thumbnail_url: z.string().nullish(),
  upload_date: z.string().nullish(),
  duration: z.number().nullish(),
});
const VimeoConfig = z.looseObject({
  request: z.looseObject({
    text_tracks: z
      .array(
        z.looseObject({
          url: z.string(),
          lang: z.string().nullish(),
          label: z.string().nullish(),
          kind: z.string().nullish(),
        }),
      )
      .nullish(),
  }),
});

/**
 * Reads what a site says of a video and where its captions are. Throws `source.video.refused` (retryable when the
 * site may answer later) and `source.video.unavailable`.
 */
export async function readVideo(
  fetcher: Getter,
  link: VideoLink,
  options: VideoOptions = {},
): Promise<VideoDocument> {
  const origins = options.origins ?? realOrigins;
  const site = siteNames[link.site];
  const embedPath =
    link.site === 'youtube' ? `${origins.youtube}/oembed` : `${origins.vimeo}/api/oembed.json`;
  const embedUrl = `${embedPath}?format=json&url=${encodeURIComponent(link.url)}`;
  const [embedded, player] = await Promise.all([
    attempt(fetcher, embedUrl, options),
    link.site === 'youtube'
      ? attempt(fetcher, `${origins.youtube}/watch?v=${link.id}&hl=en`, options)
      : attempt(fetcher, `${origins.vimeoPlayer}/video/${link.id}/config`, options),
  ]);
  if (options.signal?.aborted) throw videoRefused(site, true, options.signal.reason);
  const embed = Embed.safeParse(embedded.bytes ? readJson(embedded.bytes) : null).data ?? null;
  const response =
    link.site === 'youtube' && player.bytes ? findPlayerResponse(decodeText(player.bytes).text) : null;
  if (!embed && !response?.videoDetails) throw refusal(site, response, embedded.error ?? player.error);
  const captions = response
    ? captionTracks(response, origins.youtube)
    : vimeoTracks(player.bytes, origins.vimeoPlayer);
  return { ...describe(embed, response), link, captions: link.site === 'vimeo' || response ? captions : [] };
}

/**
 * The words of the best caption track: in the wanted language, by the publisher rather than by machine. Throws
 * `source.video.no-captions`, `source.video.refused`, and what `parseTranscript` throws.
 */
export async function readCaptions(
  fetcher: Getter,
  video: VideoDocument,
  options: VideoOptions & { language?: string | null } = {},
): Promise<ParsedTranscript & { track: CaptionTrack }> {
  const site = siteNames[video.link.site];
  const track = bestTrack(video.captions, options.language ?? 'en');
  if (!track) throw videoWithoutCaptions(site);
  const answer = await attempt(fetcher, track.url, options);
  if (!answer.bytes) throw videoRefused(site, isRetryable(answer.error), answer.error);
  // Sites answer refused caption requests with an empty page and status 200.
  if (answer.bytes.byteLength === 0) throw videoWithoutCaptions(site);
  const transcript = parseTranscript(answer.bytes, { mime: answer.mime });
  return { ...transcript, language: transcript.language ?? track.language, track };
}

type Attempt = { bytes: Uint8Array | null; mime: string | null; error: unknown };

async function attempt(fetcher: Getter, url: string, { signal }: VideoOptions): Promise<Attempt> {
  try {
    const answer: FetchResult = await fetcher.get(url, signal ? { signal } : {});
    return { bytes: answer.notModified ? null : answer.bytes, mime: answer.head.mime, error: null };
  } catch (error) {
    return { bytes: null, mime: null, error };
  }
}

const isRetryable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === true;

function refusal(site: string, response: PlayerResponse | null, error: unknown) {
  const reason = response?.playabilityStatus?.reason;
  return reason
    ? videoUnavailable(site, reason.replace(/\.$/, ''))
    : videoRefused(site, isRetryable(error), error);
}

function describe(
  embed: z.infer<typeof Embed> | null,
  response: PlayerResponse | null,
): Omit<VideoDocument, 'link' | 'captions'> {
  const details = response?.videoDetails;
  const format = response?.microformat?.playerMicroformatRenderer;
  const seconds = details?.lengthSeconds ? Number(details.lengthSeconds) : (embed?.duration ?? 0);
  return {
    title: details?.title ?? embed?.title ?? '',
    description: details?.shortDescription ?? embed?.description ?? '',
    author: details?.author ?? embed?.author_name ?? null,
    authorUrl: embed?.author_url ?? format?.ownerProfileUrl ?? null,
    image: details?.thumbnail?.thumbnails?.at(-1)?.url ?? embed?.thumbnail_url ?? null,
    publishedAt: parseDate(format?.publishDate ?? embed?.upload_date),
    durationMs: seconds > 0 ? Math.round(seconds * 1000) : null,
  };
}

function vimeoTracks(bytes: Uint8Array | null, origin: string): CaptionTrack[] {
  const config = VimeoConfig.safeParse(bytes ? readJson(bytes) : null).data;
  return (config?.request.text_tracks ?? []).flatMap(({ url, lang, label }) => {
    const address = URL.parse(url, origin)?.href;
    const automatic = /x-autogen/.test(lang ?? '');
    return address
      ? [{ url: address, language: lang?.replace(/-x-autogen$/, '') ?? null, name: label ?? null, automatic }]
      : [];
  });
}

function bestTrack(tracks: readonly CaptionTrack[], language: string): CaptionTrack | null {
  const requested = language.toLowerCase().split('-')[0] ?? '';
  const speaks = (track: CaptionTrack) => track.language?.toLowerCase().split('-')[0] === requested;
  return (
    tracks.find((track) => speaks(track) && !track.automatic) ??
    tracks.find(speaks) ??
    tracks.find((track) => !track.automatic) ??
    tracks[0] ??
    null
  );
}
