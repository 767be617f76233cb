/** Somebody else's site, on an origin of its own, with one page that shows a frame. */
import { createServer } from 'node:http';

export type ForeignPage = { url: string; close: () => Promise<void> };

/** Serves a page whose body is `body`, as it stands. */
export async function openForeignPage(body: string): Promise<ForeignPage> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    // Another name for the same machine is another site to the browser.
    url: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
