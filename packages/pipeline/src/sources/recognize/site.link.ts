import type { DirectoryLink, VideoLink } from '../source.type.ts';

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const directoryHosts =
  /^(?:open\.spotify\.com|overcast\.fm|pca\.st|pocketcasts\.com|play\.pocketcasts\.com|podcastaddict\.com|castbox\.fm|player\.fm|podchaser\.com|iheart\.com|podcastindex\.org|podcasts\.google\.com|deezer\.com|listennotes\.com|podbay\.fm|castro\.fm|goodpods\.com|fountain\.fm|music\.amazon\.com)$/;

/** The video an address of a video site stands for, in its canonical form; null for every other address. */
export function videoLinkOf(address: string): VideoLink | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  const youtube = host === 'youtu.be' ? parts[0] : youtubeHosts.has(host) ? youtubeId(url, parts) : undefined;
  if (youtube && /^[\w-]{11}$/.test(youtube))
    return { site: 'youtube', id: youtube, url: `https://www.youtube.com/watch?v=${youtube}` };
  const vimeo = host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeoId(parts) : undefined;
  return vimeo ? { site: 'vimeo', id: vimeo, url: `https://vimeo.com/${vimeo}` } : null;
}

function youtubeId(url: URL, parts: readonly string[]): string | undefined {
  if (parts[0] === 'watch') return url.searchParams.get('v') ?? parts[1];
  return ['shorts', 'live', 'embed', 'v', 'e'].includes(parts[0] ?? '') ? parts[1] : undefined;
}

/** `/123`, `/123/private`, `/video/123`, `/channels/name/123`, `/groups/name/videos/123`. */
function vimeoId(parts: readonly string[]): string | undefined {
  const known = ['video', 'channels', 'groups', 'album', 'showcase', 'ondemand'].includes(parts[0] ?? '');
  const id = known ? parts.slice(1).find((part) => /^\d{5,12}$/.test(part)) : parts[0];
  return id && /^\d{5,12}$/.test(id) ? id : undefined;
}

/** The page of a show in a podcast directory; null for every other address. */
export function directoryLinkOf(address: string): DirectoryLink | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'podcasts.apple.com' || host === 'itunes.apple.com') {
    const showId = /\/id(\d{4,12})(?:\/|$)/.exec(url.pathname)?.[1] ?? null;
    return showId
      ? { directory: 'apple', showId, episodeId: url.searchParams.get('i'), url: url.href }
      : null;
  }
  const itunes = host === 'overcast.fm' ? /^\/itunes(\d{4,12})/.exec(url.pathname)?.[1] : undefined;
  if (itunes) return { directory: 'apple', showId: itunes, episodeId: null, url: url.href };
  return directoryHosts.test(host)
    ? { directory: 'other', showId: null, episodeId: null, url: url.href }
    : null;
}
