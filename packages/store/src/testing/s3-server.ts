import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type StoredObject = { bytes: Buffer; mime: string; modifiedAt: Date };
type S3Server = { endpoint: string; stop(): Promise<void> };

const listPage = 3;

/** A small stand-in for an S3-compatible store: one process's memory behind the real protocol, signatures unchecked. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    answer(objects, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const [, , ...path] = decodeURIComponent(url.pathname).split('/');
  const key = path.join('/');
  if (request.method === 'GET' && url.searchParams.get('list-type') === '2') {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(list(objects, url.searchParams));
  } else if (request.method === 'PUT') {
    const bytes = await buffer(request);
    objects.set(key, { bytes, mime: request.headers['content-type'] ?? '', modifiedAt: new Date() });
    response.writeHead(200, { etag: createHash('md5').update(bytes).digest('hex') }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else {
    read(objects.get(key), request, response);
  }
}

function read(stored: StoredObject | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (!stored) {
    const body = request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>';
    response.writeHead(404, { 'content-type': 'application/xml' }).end(body);
    return;
  }
  const [, start = '0', end = ''] = /^bytes=(\d+)-(\d*)$/u.exec(request.headers.range ?? '') ?? [];
  const part = stored.bytes.subarray(Number(start), end === '' ? undefined : Number(end) + 1);
  response.writeHead(request.headers.range ? 206 : 200, {
    'content-length': part.byteLength,
    'content-type': stored.mime,
    'last-modified': stored.modifiedAt.toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function list(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = keys.slice(0, listPage);
  const contents = page.map((key) => {
    const { bytes, modifiedAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), modifiedAt: new Date(0) };
    return `<Contents><Key>${key}</Key><Size>${bytes.byteLength}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
  });
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
