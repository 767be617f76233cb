import { briefListOf } from '@ecco/pipeline';
import type { Store, StoredFile } from '@ecco/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CardFiles, isCardKey } from '../card-audio/card-files.ts';
import { readApiKey } from '../identity/session/bearer-key.ts';
import { openList } from '../list/open-list.ts';
import type { ActorReader } from '../request/access/actor.ts';
import { authorize } from '../request/access/authorize.ts';
import { methodNotAllowed } from '../request/failure/request.errors.ts';
import { contentPolicy } from '../request/http/security-headers.ts';
import { readRange } from './byte-range.ts';
import { mediaNotFound } from './media.errors.ts';

/** Kinds of kept files that players and readers open; nothing else leaves by this door. */
const served = /^(audio|video)\/[\w.+-]+$|^application\/pdf$/;
const keyShape = /^[\w.-]+(\/[\w.-]+)*$/;
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'video/quicktime': 'mov',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Types under which recordings come, by the name that every browser knows. */
const standardTypes: Readonly<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/opus': 'audio/ogg',
};

/** A name for saving that no header or file system can stumble over. */
function dispositionOf({ name, mime }: StoredFile): string {
  const extension = extensions[mime] ?? 'bin';
  const base = (name ?? 'media')
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 80);
  return `inline; filename="${base === '' ? 'media' : base}.${extension}"`;
}

type MediaDependencies = { store: Store; cards: CardFiles; actors: ActorReader };

/**
 * Lets only those on to the recording of a brief who may read its hub now, whatever address they hold. No guard stands before
 * the files of everybody: the row of the brief says who may have this one.
 * @throws RequestError 401, 403, 404
 */
async function checkReader(
  { store, actors }: MediaDependencies,
  request: FastifyRequest,
  listId: string,
): Promise<void> {
  const byKey = readApiKey(request) !== null;
  const reader = await (byKey ? actors.actorOf(request) : actors.readerOf(request));
  await openList(store, listId, authorize('brief.read', reader));
}

/** What a path leads to: the recording of a card as its summary is now, else the kept file of that key. */
async function lookUp({ store, cards }: MediaDependencies, key: string): Promise<StoredFile | null> {
  if (isCardKey(key)) return cards.find(key);
  return keyShape.test(key) && !key.split('/').includes('..') ? store.storedFiles.find(key) : null;
}

async function findFile(dependencies: MediaDependencies, key: string): Promise<StoredFile> {
  const file = await lookUp(dependencies, key);
  if (!file || !served.test(file.mime) || (await dependencies.store.deletedItems.holdsFile(file.key)))
    throw mediaNotFound();
  return { ...file, mime: standardTypes[file.mime] ?? file.mime };
}

/**
 * The address of a card stays when its text, and so its recording, becomes another one; what is kept from some people is
 * asked for each time, and lies in no cache that others read.
 */
function cachingOf(key: string): string {
  if (briefListOf(key) !== null) return 'private, no-cache, no-transform';
  return isCardKey(key) ? 'public, no-cache, no-transform' : 'public, max-age=86400, no-transform';
}

const isCurrent = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((given) => given.trim().replace(/^W\//, '') === etag) ?? false;

/** A range counts only for the file the client knows (If-Range). */
const mediaRange = ({ headers }: FastifyRequest, etag: string): string | undefined => {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
};

type MediaRequest = FastifyRequest<{ Params: { '*': string } }>;

async function sendFile(
  dependencies: MediaDependencies,
  request: MediaRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = request.params['*'];
  const listId = briefListOf(key);
  if (listId !== null) await checkReader(dependencies, request, listId);
  const file = await findFile(dependencies, key);
  const etag = `"${file.sha256.slice(0, 32)}"`;
  void reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cachingOf(key),
    'content-security-policy': contentPolicy.file,
    'cross-origin-resource-policy': 'same-site',
    'content-disposition': dispositionOf(file),
  });
  if (isCurrent(request, etag)) return reply.code(304).send();

  const requestedRange = readRange(mediaRange(request, etag), file.size);
  if (requestedRange.kind === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .send({ message: 'The range lies outside the file.' });
  const range = requestedRange.kind === 'part' ? requestedRange.range : { start: 0, end: file.size - 1 };
  if (requestedRange.kind === 'part')
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  void reply.type(file.mime).header('content-length', range.end - range.start + 1);
  if (request.method === 'HEAD' || file.size === 0) return reply.send();
  return reply.send(await dependencies.store.files.get(file.key, range));
}

/** `GET` and `HEAD` of kept media, by ranges, so that a player may jump. */
export function mediaRoutes(app: FastifyInstance, dependencies: MediaDependencies): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media-files/*',
    handler: (request, reply) => sendFile(dependencies, request, reply),
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/media-files/*',
    onRequest: async () => {
      throw methodNotAllowed(['GET', 'HEAD']);
    },
    handler: async () => undefined,
  });
}
