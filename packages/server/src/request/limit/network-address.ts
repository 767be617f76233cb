import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, or null for what is not one; a mapped IPv4 address stays whole. */
function expandIpv6(address: string): string[] | null {
  if (!isIPv6(address)) return null;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/**
 * What limits are counted by: an IPv4 address, or the /64 of an IPv6 one, which is what one household or office
 * holds and may change within at will.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = expandIpv6(address);
  if (!groups) return address;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
