/** Where the shelf of podcasts lies on the fixture site. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  courierArticles,
  courierFeed,
  courierPage,
  directoryAnswer,
  sampleEpisodes,
  sampleFeed,
} from './sample-feed.ts';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const served =
  (type: string, body: (address: string) => string): Reply =>
  (request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body(request.url ?? '/'));
  };

/** Replies by path. `root` gives the address of the site once it is open; `sound` answers with what every episode sounds like. */
export const sampleReplies = (root: () => string, sound: Reply): Record<string, Reply> => ({
  '/shelf.xml': served('application/rss+xml', () => sampleFeed(root())),
  '/courier.xml': served('application/rss+xml', () => courierFeed(root())),
  '/directory': served('application/json', (address) => directoryAnswer(root(), new URL(address, root()))),
  ...Object.fromEntries([
    ...sampleEpisodes.flatMap(({ transcript }, at) => [
      [`/shelf/${at}.vtt`, served('text/vtt', () => transcript)],
      [`/shelf/${at}.wav`, sound],
    ]),
    ...courierArticles.map(({ title }, at) => [
      `/courier/${at}.html`,
      served('text/html; charset=utf-8', () => courierPage(title)),
    ]),
  ]),
});
