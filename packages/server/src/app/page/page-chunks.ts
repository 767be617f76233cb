import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const chunks = z.record(z.string(), z.object({ files: z.array(z.string()), asks: z.array(z.string()) }));

/** By the first segment of an address: the files its page loads, and what it asks the server for first. */
export type ChunksByPage = z.infer<typeof chunks>;

/** What the build of the web room says of its pages. A build that says nothing only has slower pages. */
export function readPageChunks(directory: string): ChunksByPage {
  const file = join(directory, 'page-chunks.json');
  return existsSync(file) ? chunks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** An address that needs no quoting in HTML, or it is not named. */
const plain = /^[\w\-./~%]+$/;

const linkToFile = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Asked for as the client asks, with the cookies, or the answer would not be taken for the one it wants. */
const linkToAnswer = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}">`;

/** The links in the head of the page at `url` which let it load everything at once instead of one after another. */
export function linksOf(all: ChunksByPage, url: string): string {
  const [, page = '', id = ''] = url.replace(/[?#].*$/s, '').split('/');
  const { files, asks } = Object.hasOwn(all, page) ? (all[page] ?? noChunks) : noChunks;
  const answers = asks.map((ask) => ask.replace(':id', id)).filter((ask) => plain.test(ask));
  return [...files.map(linkToFile), ...answers.map(linkToAnswer)].join('');
}

const noChunks = { files: [], asks: [] };
