import ipaddr from 'ipaddr.js';

// Global unicast is 2000::/3 only (RFC 4291 §2.4); the registry's special blocks inside it are refused by range.
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
const specialV6: [ipaddr.IPv6, number][] = [
  [ipaddr.IPv6.parse('2001::'), 23],
  [ipaddr.IPv6.parse('2001:db8::'), 32],
  [ipaddr.IPv6.parse('2002::'), 16],
  [ipaddr.IPv6.parse('2620:4f:8000::'), 48],
  [ipaddr.IPv6.parse('3fff::'), 20],
];
const specialV4: [ipaddr.IPv4, number][] = [
  [ipaddr.IPv4.parse('192.0.0.0'), 24],
  [ipaddr.IPv4.parse('192.31.196.0'), 24],
  [ipaddr.IPv4.parse('192.52.193.0'), 24],
  [ipaddr.IPv4.parse('192.88.99.0'), 24],
  [ipaddr.IPv4.parse('192.175.48.0'), 24],
  [ipaddr.IPv4.parse('198.18.0.0'), 15],
];

/**
 * Whether an address (text, IPv6 with or without brackets) lies on the public internet. Everything that embeds
 * another address (IPv4-mapped, 6to4, NAT64, Teredo) is refused, whatever it embeds.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !specialV4.some((block) => address.match(block));
  return address.match(globalUnicast) && !specialV6.some((block) => address.match(block));
}

/** Whether the host part of a URL is an address rather than a name. */
export const isAddress = (host: string): boolean => ipaddr.isValid(host.replace(/^\[|\]$/g, ''));
