/** An address as it is meant, out of the ways in which programs, mails and people write it. */

const feedScheme = /^(?:feed|itpc|pcast|podcast|podto|rss|webcals?):(?:\/\/)?(?:(https?:\/\/)|\/*)/i;

/** Hosts that lead on to an address in their query, and the parameter that holds it. */
const wrappers: readonly { host: RegExp; path: RegExp; parameter: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: ['q', 'url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\//, parameter: ['u'] },
  { host: /\.safelinks\.protection\.(?:outlook|office365)\.com$/, path: /^\//, parameter: ['url'] },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, parameter: ['a'] },
  { host: /^clicktime\.symantec\.com$/, path: /^\//, parameter: ['u'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/redir\//, parameter: ['url'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameter: ['q'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/attribution_link$/, parameter: ['u'] },
  { host: /^out\.reddit\.com$/, path: /^\//, parameter: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameter: ['url'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, parameter: ['uddg'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameter: ['z'] },
];
/** A mail that was forwarded is wrapped twice; more is a trap. */
const wrapsMost = 3;

const webAddress = (address: string | null | undefined, base?: string): string | null => {
  const url = address ? URL.parse(address, base) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
};

/** "https-3A__host_path": the signs of an address, written so that a mail's filter keeps them. */
const unfiltered = (text: string): string | null => {
  const signs = text.replaceAll('_', '/').replace(/-([0-9A-F]{2})/g, '%$1');
  try {
    return decodeURIComponent(signs);
  } catch {
    return null;
  }
};

/** What a copy of a page on the hosts of a search engine is a copy of. */
const copied = ({ hostname, pathname }: URL): string | null => {
  const path = hostname.endsWith('.cdn.ampproject.org')
    ? /^\/[a-z]\/(s\/)?(.+)$/.exec(pathname)
    : /^(?:www\.)?google\.[a-z.]{2,6}$/.test(hostname)
      ? /^\/amp\/(s\/)?(.+)$/.exec(pathname)
      : null;
  return path === null ? null : webAddress(`http${path[1] === undefined ? '' : 's'}://${path[2]}`);
};

function wrappedIn(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (/^urldefense\.(?:proofpoint\.)?com$/.test(url.hostname)) {
    if (url.pathname === '/v2/url') return webAddress(unfiltered(url.searchParams.get('u') ?? ''));
    const [, inside] = /\/v3\/__(https?:\/.{1,2000}?)__;/.exec(address) ?? [];
    // One of the slashes is lost where a program tidied the path; signs that were taken out cannot be told.
    return inside === undefined || inside.includes('*')
      ? null
      : webAddress(inside.replace(/^(https?:)\/{1,2}/, '$1//'));
  }
  const wrapper = wrappers.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const held = wrapper?.parameter.map((name) => url.searchParams.get(name)).find((value) => value);
  return held ? webAddress(held, held.startsWith('/') ? url.origin : undefined) : copied(url);
}

/** `address` without what a program wrote before it, with its scheme, and out of what counts clicks on it. */
export function plainAddress(address: string): string {
  const trimmed = address.trim().replace(feedScheme, (_, scheme: string | undefined) => scheme ?? 'https://');
  const bare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]|$)/i.test(trimmed)
    ? `https://${trimmed}`
    : trimmed;
  let plain = bare;
  for (let wraps = 0; wraps < wrapsMost; wraps++) {
    const inside = wrappedIn(plain);
    if (inside === null) return plain;
    plain = inside;
  }
  return bare;
}
