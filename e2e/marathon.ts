/** A meeting of ten thousand lines, an episode of a show with a sound under it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const marathonLines = 10_000;
const farLine = 8_765;
const lineSeconds = 4;

const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

function wordsOf(line: number): string {
  if (line === farLine) return 'The committee asked about the quicksilver covenant once.';
  if (line === marathonLines - 1) return 'With that the marathon meeting is adjourned.';
  return `In year ${line} the plan paid ${line + 17} million dollars to its members.`;
}

/** Two voices in turn for eleven hours; one line has a word that no other has, and so has the last. */
function marathonTranscript(): string {
  const cues = Array.from({ length: marathonLines }, (_, line) => {
    const voice = line % 2 === 0 ? 'Orla Finch' : 'Sander Moss';
    const [from, to] = [line * lineSeconds, (line + 1) * lineSeconds];
    return `${clock(from)}.000 --> ${clock(to)}.000\n<v ${voice}>${wordsOf(line)}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const feed = (root: string, sound: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel><title>The Long Bench</title><link>${root}</link><description>Meetings from end to end.</description><language>en</language>
<item><title>A meeting of ten thousand lines</title><guid>marathon-1</guid><pubDate>Tue, 03 Nov 2026 05:00:00 GMT</pubDate>
<enclosure url="${root}${sound}" length="1" type="audio/mpeg"/>
<podcast:transcript url="${root}marathon.vtt" type="text/vtt"/></item>
</channel></rss>`;

type Reply = (request: IncomingMessage, response: ServerResponse) => void;
const served =
  (type: string, body: () => string): Reply =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body());
  };

/** Replies by path. `sound`: the path of a recording on the site, which plays under the first lines. */
export const marathonReplies = (root: () => string, sound: string): Record<string, Reply> => ({
  '/marathon.xml': served('application/rss+xml', () => feed(root(), sound)),
  '/marathon.vtt': served('text/vtt', marathonTranscript),
});
