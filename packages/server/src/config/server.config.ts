import { z } from 'zod';
import { httpUrl, plainText, wholeNumber } from './config.schema.ts';
import { entry } from './config-entry.ts';

/** A proxy is trusted by number of hops or by its addresses; without one, the socket's address is the client's. */
const proxies = z
  .string()
  .trim()
  .transform((text) => {
    if (text === 'off') return false;
    return /^\d+$/.test(text) ? Number(text) : text;
  });

export const serverConfig = {
  title: 'Process and HTTP',
  entries: {
    role: entry({
      name: 'ROLE',
      doc: 'What this process does: answer requests (`web`), process items (`worker`), or both (`all`).',
      schema: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }),
      default: 'all',
    }),
    port: entry({
      name: 'PORT',
      doc: 'Port to listen on. `0` takes any free one.',
      schema: wholeNumber(0, 65_535),
      default: 3000,
    }),
    host: entry({
      name: 'HOST',
      doc: 'Address to listen on.',
      schema: plainText,
      default: '0.0.0.0',
    }),
    publicUrl: entry({
      name: 'PUBLIC_URL',
      doc: 'Address at which people reach the product, without a trailing slash. It stands in links, and an `https` address makes cookies secure.',
      schema: httpUrl,
      default: null,
      shownDefault: 'http://localhost:PORT',
    }),
    trustProxy: entry({
      name: 'TRUST_PROXY',
      doc: 'Reverse proxies whose `X-Forwarded-*` headers are believed: `off`, a number of hops, or addresses separated by commas.',
      schema: proxies,
      default: false,
      shownDefault: 'off',
    }),
    logLevel: entry({
      name: 'LOG_LEVEL',
      doc: 'Least important log line that is written.',
      schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      }),
      default: 'info',
    }),
    logFormat: entry({
      name: 'LOG_FORMAT',
      doc: 'How the process speaks: `auto` is a few readable lines on a terminal and structured ones elsewhere, `json` one JSON object a line everywhere.',
      schema: z.enum(['auto', 'json'], { error: 'must be auto or json' }),
      default: 'auto',
    }),
    metricsToken: entry({
      name: 'METRICS_TOKEN',
      doc: 'Bearer token that opens `/metrics`. Without it there is no such page.',
      schema: plainText.min(12, 'must have at least 12 characters'),
      default: null,
      secret: true,
    }),
    stopTimeoutMs: entry({
      name: 'STOP_TIMEOUT_MS',
      doc: 'How long a stop waits for running requests and jobs, in milliseconds. What is cut off is taken up again at the next start.',
      schema: wholeNumber(0, 600_000),
      default: 20_000,
    }),
  },
} as const;
