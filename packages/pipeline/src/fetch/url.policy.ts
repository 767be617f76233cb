import { isAddress, isPublicAddress } from './address.policy.ts';
import {
  credentialsRefused,
  invalidUrl,
  portRefused,
  privateAddress,
  schemeRefused,
} from './fetch.errors.ts';

// Names that are local by standard or by wide custom (RFC 6761, 6762, 8375, ICANN name collisions).
const localSuffixes =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion)$/;

// Ports above 1023 that never serve a public page: those browsers refuse, and administration and databases.
const refusedPorts = new Set([
  1719, 1720, 1723, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5672, 5900,
  6000, 6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9200, 9300, 10080, 10250, 11211,
  27017,
]);

export type AllowList = ReadonlySet<string>;
export const allowListOf = (hosts: readonly string[] = []): AllowList =>
  new Set(hosts.map((host) => host.trim().toLowerCase()));

/** Whether the configuration lets this host be reached although private. `hostname` as in a `URL`. */
export const isAllowListed = (allow: AllowList, hostname: string, port: string): boolean =>
  allow.has(hostname) || allow.has(`${hostname}:${port}`);

export const portOf = (url: { port: string; protocol: string }): string =>
  url.port || (url.protocol === 'https:' ? '443' : '80');

/**
 * Parses an address and refuses what can be refused by its text alone; names are looked up later, when
 * connecting. Throws `fetch.invalid-url`, `fetch.scheme`, `fetch.credentials`, `fetch.port` or
 * `fetch.private-address`.
 */
export function checkUrl(text: string, allow: AllowList, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw invalidUrl();
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw schemeRefused();
  if (url.username || url.password) throw credentialsRefused();
  const port = portOf(url);
  if (isAllowListed(allow, url.hostname, port)) return url;
  if (isLocalName(url.hostname)) throw privateAddress(url.hostname);
  if (!isSanePort(Number(port))) throw portRefused(port);
  return url;
}

/** Whether a host is private by its text: a private address, a local name, or a name without a dot. */
export function isLocalName(hostname: string): boolean {
  if (isAddress(hostname)) return !isPublicAddress(hostname);
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  return !name.includes('.') || isAddress(name) || localSuffixes.test(name);
}

const isSanePort = (port: number): boolean =>
  port === 80 || port === 443 || (port >= 1024 && port <= 65_535 && !refusedPorts.has(port));
