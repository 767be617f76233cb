import { laterTranscripts } from '@ecco/domain';
import { z } from 'zod';
import { byteSize, commaList, httpUrl, onOff, wholeNumber } from './config.schema.ts';
import { entry } from './config-entry.ts';

const noHosts: string[] = [];

export const ingestConfig = {
  title: 'Taking in',
  entries: {
    anonymousPerDay: entry({
      name: 'ANONYMOUS_INGEST_PER_DAY',
      doc: 'How many sources a visitor without an account may submit in a day, counted by network address. `0` turns it off.',
      schema: wholeNumber(0, 100_000),
      default: 5,
    }),
    uploadMaxBytes: entry({
      name: 'UPLOAD_MAX_BYTES',
      doc: 'Largest file that may be uploaded.',
      schema: byteSize,
      default: 2 ** 30,
      shownDefault: '1GB',
    }),
    fetchAllowHosts: entry({
      name: 'FETCH_ALLOW_HOSTS',
      doc: 'Hosts (`name`, `name:port` or address) that may be fetched although their address is private, separated by commas. Meant for tests and for sources inside your own network.',
      schema: commaList,
      default: noHosts,
      shownDefault: 'none',
    }),
    fetchMaxBytes: entry({
      name: 'FETCH_MAX_BYTES',
      doc: 'Largest answer that is accepted from a source.',
      schema: byteSize,
      default: 512 * 2 ** 20,
      shownDefault: '512MB',
    }),
    fetchTimeoutMs: entry({
      name: 'FETCH_TIMEOUT_MS',
      doc: 'How long a source may take to begin its answer, in milliseconds.',
      schema: wholeNumber(100, 600_000),
      default: 30_000,
    }),
    feedMaxEntries: entry({
      name: 'FEED_MAX_ENTRIES',
      doc: 'How many of the newest entries of a feed are ingested.',
      schema: wholeNumber(1, 100_000),
      default: 500,
    }),
    feedPollMinutes: entry({
      name: 'FEED_POLL_MINUTES',
      doc: 'Minutes between checks of a feed that someone follows. `0` turns the checks off.',
      schema: wholeNumber(0, 10_080),
      default: 60,
    }),
    laterTranscripts: entry({
      name: 'LATER_TRANSCRIPTS',
      doc: 'What becomes of a transcript that a publisher adds to a feed after a transcription service made one: `propose` compares both and leaves the choice to an admin, `replace` uses it as soon as it is read, which an admin can undo, `ignore` leaves it alone.',
      schema: z.enum(laterTranscripts, { error: `must be one of ${laterTranscripts.join(', ')}` }),
      default: 'propose' as const,
    }),
    directoryUrl: entry({
      name: 'PODCAST_DIRECTORY_URL',
      doc: 'Search address of a podcast directory that answers as iTunes does, such as `https://itunes.apple.com/search`. Without it the search for new podcasts finds nothing.',
      schema: httpUrl,
      default: null,
      shownDefault: 'none',
    }),
    crawlPagesMax: entry({
      name: 'CRAWL_PAGES_MAX',
      doc: 'How many pages one crawl of an organization looks at.',
      schema: wholeNumber(1, 20_000),
      default: 500,
    }),
    crawlPauseMs: entry({
      name: 'CRAWL_PAUSE_MS',
      doc: 'Milliseconds between two requests of crawls to one host. A site that asks for more in its `robots.txt` gets it.',
      schema: wholeNumber(0, 60_000),
      default: 1_000,
    }),
    samples: entry({
      name: 'SAMPLES',
      doc: 'Whether the bundled samples are ingested on the first start with an empty database.',
      schema: onOff,
      default: true,
      shownDefault: 'on',
    }),
    digest: entry({
      name: 'DIGEST',
      doc: 'Whether every summarized item gets an audio digest. Single cards can be read aloud either way.',
      schema: onOff,
      default: true,
      shownDefault: 'on',
    }),
    workerConcurrency: entry({
      name: 'WORKER_CONCURRENCY',
      doc: 'How many items are processed at the same time.',
      schema: wholeNumber(1, 64),
      default: 2,
    }),
  },
} as const;
