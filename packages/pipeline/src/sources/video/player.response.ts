import { z } from 'zod';
import type { CaptionTrack } from '../source.type.ts';

const Name = z.looseObject({
  simpleText: z.string().nullish(),
  runs: z.array(z.looseObject({ text: z.string() })).nullish(),
});
const Track = z.looseObject({
  baseUrl: z.string(),
  languageCode: z.string().nullish(),
  kind: z.string().nullish(),
  name: Name.nullish(),
});
const Thumbnails = z.looseObject({ thumbnails: z.array(z.looseObject({ url: z.string() })).nullish() });

/** The parts of a video page's player response that are read; everything may be absent. */
export const PlayerResponse = z.looseObject({
  playabilityStatus: z.looseObject({ status: z.string().nullish(), reason: z.string().nullish() }).nullish(),
  videoDetails: z
    .looseObject({
      title: z.string().nullish(),
      shortDescription: z.string().nullish(),
      author: z.string().nullish(),
      lengthSeconds: z.string().nullish(),
      thumbnail: Thumbnails.nullish(),
    })
    .nullish(),
  microformat: z
    .looseObject({
      playerMicroformatRenderer: z
        .looseObject({ publishDate: z.string().nullish(), ownerProfileUrl: z.string().nullish() })
        .nullish(),
    })
    .nullish(),
  captions: z
    .looseObject({
      playerCaptionsTracklistRenderer: z.looseObject({ captionTracks: z.array(Track).nullish() }).nullish(),
    })
    .nullish(),
});
export type PlayerResponse = z.infer<typeof PlayerResponse>;

/** Finds the player response in a page's script; null when there is none or it is not as expected. */
export function findPlayerResponse(html: string): PlayerResponse | null {
  const mark = /ytInitialPlayerResponse\s*=\s*\{/.exec(html);
  if (!mark) return null;
  const from = mark.index + mark[0].length - 1;
  const end = endOfObject(html, from);
  if (end === null) return null;
  try {
    return PlayerResponse.safeParse(JSON.parse(html.slice(from, end))).data ?? null;
  } catch {
    return null;
  }
}

/** The index after the object that opens at `from`; braces inside strings do not count. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let index = from; index < text.length; index++) {
    const char = text[index];
    if (quoted) {
      if (char === '\\') index++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return index + 1;
  }
  return null;
}

/** Caption tracks in the order of the page, their addresses absolute. */
export function captionTracks(response: PlayerResponse, origin: string): CaptionTrack[] {
  const tracks = response.captions?.playerCaptionsTracklistRenderer?.captionTracks ?? [];
  return tracks.flatMap(({ baseUrl, languageCode, kind, name }) => {
    const url = URL.parse(baseUrl, origin);
    if (!url) return [];
    url.searchParams.set('fmt', 'json3');
    const label = name?.simpleText ?? name?.runs?.map((run) => run.text).join('') ?? null;
    return [{ url: url.href, language: languageCode ?? null, name: label, automatic: kind === 'asr' }];
  });
}
