/** A podcast of one episode whose transcript has ten thousand lines, served on a port of its own. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const lines = 10_000;
const sound = readFileSync(new URL('../../samples/audio/what-seven-percent-costs.mp3', import.meta.url));

const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

const transcript = (): string =>
  `WEBVTT\n\n${Array.from({ length: lines }, (_, line) => {
    const voice = line % 2 === 0 ? 'Orla Finch' : 'Sander Moss';
    const words = `In year ${line} the plan paid ${line + 17} million dollars to its members, and nobody asked.`;
    return `${clock(line * 4)}.000 --> ${clock(line * 4 + 4)}.000\n<v ${voice}>${words}\n`;
  }).join('\n')}`;

const feed = (url: string): string => `<?xml version="1.0"?>
<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>The Long Show</title>
<item><title>Ten thousand lines</title><guid>long</guid><enclosure url="${url}/long.mp3" type="audio/mpeg" length="${sound.length}"/>
<podcast:transcript url="${url}/long.vtt" type="text/vtt"/></item></channel></rss>`;

export type LongShow = { url: string; host: string; close: () => Promise<void> };

export async function openLongShow(): Promise<LongShow> {
  const server = createServer(({ url = '' }, response) => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    if (url.endsWith('.mp3')) response.setHeader('content-type', 'audio/mpeg').end(sound);
    else if (url.endsWith('.vtt')) response.setHeader('content-type', 'text/vtt').end(transcript());
    else response.setHeader('content-type', 'application/rss+xml').end(feed(`http://127.0.0.1:${port}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    url: `http://${host}/feed.xml`,
    host,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
