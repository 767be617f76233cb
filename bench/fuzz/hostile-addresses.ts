/** Addresses of this machine as no honest person writes them, by seed: made by a grammar, then often broken. */
import fc from 'fast-check';

const hosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '0', '0.0.0.0', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
  ...['localhost', 'LOCALHOST.', 'localhost.localdomain', 'a.localhost', '①②⑦.⓪.⓪.①', '127。0。0。1'],
  ...['%31%32%37.0.0.1', '127.0.0.1%00.fund.example', '127.0.0.1.', '[::1%25lo]', '[fe80::1]'],
];
const schemes = ['https://', 'HTTP:\\\\', 'http:/', 'http:', '//', 'ftp://', 'file:///', 'data:,'];
const credentials = ['a@', 'fund.example@', 'a:b@', '%40', 'fund.example#@'];
const paths = [
  '',
  '/',
  '/feed.xml',
  '/../..',
  '/%2e%2e/',
  '?url=http://[::1]',
  '#',
  '/\u0000',
  '/%',
  '/\ud83d',
];
const breaks = ['\t', '\n', '\\', '@', ':', '/', '%', '[', ']', '.', '\u00ad', '\u202e', ' '];

/** Mostly what is usual: an address that is odd in every part is refused for the first of them. */
const mostly = (usual: string, odd: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });

const whole = (port: number) =>
  fc
    .tuple(
      mostly('http://', schemes),
      mostly('', credentials),
      fc.constantFrom(...hosts),
      mostly(`:${port}`, ['', ':0', ':65536', ':080', ':-1']),
      mostly('/feed.xml', paths),
    )
    .map((parts) => parts.join(''));

const broken = (port: number) =>
  fc
    .tuple(whole(port), fc.nat(60), fc.nat(3), fc.constantFrom(...breaks))
    .map(([text, at, taken, put]) => text.slice(0, at) + put + text.slice(at + taken));

/** `port`: where on this machine somebody listens. */
export const hostileAddresses = (port: number, { seed, count }: { seed: number; count: number }): string[] =>
  fc.sample(fc.oneof({ weight: 2, arbitrary: whole(port) }, { weight: 1, arbitrary: broken(port) }), {
    seed,
    numRuns: count,
  });

const here =
  /^(127\.[\d.]+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\]|\[64:ff9b::7f00:1\]|\[2002:7f00:1::\]|\[fe80::1\]|(.+\.)?localhost\.?)$/u;
const isNumber = /^[\d.]+$|^\[/u;

/** What an address leads to: this machine, a name that is to be asked for, or, since it was broken, some other machine. */
export function leadsTo(address: string): 'here' | 'a name' | 'elsewhere' {
  const name = URL.parse(address)?.hostname ?? '';
  if (name === '' || here.test(name)) return 'here';
  return isNumber.test(name) ? 'elsewhere' : 'a name';
}
