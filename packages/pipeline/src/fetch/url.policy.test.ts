import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address.policy.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { allowListOf, checkUrl } from './url.policy.ts';

const none = allowListOf();
const codeOf = (url: string) => {
  try {
    checkUrl(url, none);
    return 'allowed';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : String(error);
  }
};

describe('addresses', () => {
  it.each(['1.1.1.1', '8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '[2a00:1450:4001::200e]'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1'],
    ...['192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '192.88.99.1', '224.0.0.1'],
    ...['240.0.0.1', '255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:db8::1', '3fff::1', '100::1'],
    ...[
      'fc00::1',
      'fd12:3456::1',
      'fe80::1',
      'fe80::1%eth0',
      'fec0::1',
      'ff02::1',
      '5f00::1',
      'not an address',
    ],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the text of an address', () => {
  it.each([
    ['ftp://example.com/', 'fetch.scheme'],
    ['file:///etc/passwd', 'fetch.scheme'],
    ['http://user:pw@example.com/', 'fetch.credentials'],
    ['http://example.com:22/', 'fetch.port'],
    ['http://example.com:6379/', 'fetch.port'],
    ['http://2130706433/', 'fetch.private-address'],
    ['http://0177.0.0.1/', 'fetch.private-address'],
    ['http://0x7f.1/', 'fetch.private-address'],
    ['http://127.0.0.1./', 'fetch.private-address'],
    ['http://localhost./', 'fetch.private-address'],
    ['http://a.LOCALHOST/', 'fetch.private-address'],
    ['http://printer.local/', 'fetch.private-address'],
    ['http://metadata.google.internal/', 'fetch.private-address'],
    ['http://intranet/', 'fetch.private-address'],
    ['http://①②⑦.⓪.⓪.①/', 'fetch.private-address'],
    ['http://', 'fetch.invalid-url'],
    ['https://example.com:8443/feed', 'allowed'],
    ['https://münchen.example.com/', 'allowed'],
  ])('%s -> %s', (url, code) => {
    expect(codeOf(url)).toBe(code);
  });

  it('the allow-list opens a host, or one port of it', () => {
    const allow = allowListOf(['127.0.0.1:8080', 'INTRANET']);
    expect(checkUrl('http://127.0.0.1:8080/', allow).port).toBe('8080');
    expect(checkUrl('http://intranet:22/', allow).hostname).toBe('intranet');
    expect(() => checkUrl('http://127.0.0.1:8081/', allow)).toThrow('not on the public internet');
  });
});

const suite = new URL('../../../../../shared/data/ssrf/dev/urls.jsonl', import.meta.url);

describe.runIf(existsSync(suite))(
  'the collected list of addresses to refuse (skipped where it is absent)',
  () => {
    type Case = { url: string; expect: 'block' | 'allow' | 'either' };
    const lines = existsSync(suite) ? readFileSync(suite, 'utf8').trim().split('\n') : [];
    const cases = lines.map((line): Case => JSON.parse(line));

    it.each(cases)('$expect $url', async ({ url, expect: requested }) => {
      // Names of public controls resolve to a public address whose port never answers here; all others to loopback.
      const lookups: string[] = [];
      const fetcher = createGuardedFetch({
        maxBytes: 1000,
        timeoutMs: 5000,
        maxRedirects: 0,
        userAgent: 'test',
        resolver: (host) => {
          lookups.push(host);
          if (requested === 'allow')
            return Promise.reject(Object.assign(new Error('stop here'), { code: 'EAI_AGAIN' }));
          return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
        },
      });
      if (requested === 'allow') {
        const checked = checkUrl(url, none);
        if (!isPublicAddress(checked.hostname))
          await expect(fetcher.get(url)).rejects.toMatchObject({ code: 'fetch.dns', retryable: true });
      } else if (requested === 'block') {
        await expect(fetcher.get(url)).rejects.toMatchObject({
          name: 'FetchError',
          code: expect.stringMatching(/^fetch\.(private-address|scheme|invalid-url|port|credentials)$/),
        });
      }
      await fetcher.close();
    });
  },
);
