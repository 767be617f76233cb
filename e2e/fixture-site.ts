/**
 * The outside world of the journeys, on a port of its own: a podcast feed with media and transcripts, an article, a
 * recording without a transcript, and a stand-in for an OpenAI-compatible transcription service. What it serves is
 * real: sound from the built-in voice, transcripts from the samples.
 */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { marathonReplies } from './marathon.ts';
import { spoken } from './recording.ts';
import { sampleReplies } from './sample-replies.ts';

export type FixtureSite = {
  /** `127.0.0.1:port`, as the server's allow-list wants it. */
  host: string;
  url: string;
  transcriber: Transcriber;
  provider: IdentityProvider;
  close: () => Promise<void>;
};

export const samplePath = (path: string): string =>
  fileURLToPath(new URL(`../samples/${path}`, import.meta.url));

/**
 * How the stand-in for a transcription service behaves: it answers, answers with words that it is not sure of, refuses for
 * good, or keeps everyone waiting.
 * `release` answers those who wait.
 */
export type Transcriber = {
  asked: number;
  mood: 'answer' | 'doubt' | 'refuse' | 'voice' | 'wait';
  release: () => void;
};

const episodeFile = 'the-pacing-plan-that-ran-away';

const feed = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>The Fixture Hour</title><link>${root}</link><description>A show that exists for a journey.</description><language>en</language>
<item><title>A pacing plan, heard again</title><guid>fixture-1</guid><pubDate>Mon, 02 Nov 2026 05:00:00 GMT</pubDate>
<description>Two investors disagree about a sale.</description>
<enclosure url="${root}audio/${episodeFile}.mp3" length="${statSync(samplePath(`audio/${episodeFile}.mp3`)).size}" type="audio/mpeg"/>
<podcast:transcript url="${root}transcripts/${episodeFile}.vtt" type="text/vtt"/></item>
</channel></rss>`;

const subscriptions = (root: string): string =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>Shows</title></head><body>
<outline type="rss" text="The Fixture Hour" xmlUrl="${root}feed.xml"/></body></opml>`;

const article = `<!doctype html><html lang="en"><head><title>A timber vote | The Fixture Courier</title></head><body>
<nav><a href="/">Home</a></nav><article><h1>A timber vote</h1><p>By Odile Farthingale</p>
${'<p>The board of the Larkmeadow pension fund voted 5 to 4 on Thursday to put $250 million into timber. Its consultant had advised against the investment, and the chair said that she had changed her mind twice.</p>'.repeat(4)}
</article></body></html>`;

/** The site of a fund, with meetings that no feed tells of. */
const fund = `<!doctype html><html lang="en"><head><title>Larkmeadow Pension Fund</title></head><body><main><h1>Board meetings</h1>
<p>All board meetings are held at 9:00 a.m. at 12 Mill Street.</p><table>
<tr><td>${new Date().getUTCFullYear()}-03-12</td><td>Board of Trustees</td><td><a href="/fund/march-agenda.pdf">Agenda</a></td></tr>
<tr><td>${new Date().getUTCFullYear()}-06-11</td><td>Investment Committee</td><td></td></tr></table>
<p><a href="/gone">What is gone</a></p></main></body></html>`;

/** The site of a fund whose trustee is heard in three talks of a feed. */
const fundOfTalks = `<!doctype html><html lang="en"><head><title>Rushwick Pension Fund</title>
<link rel="alternate" type="application/rss+xml" href="/talks.xml"></head><body><main><h1>Rushwick</h1></main></body></html>`;

const talks = (
  root: string,
): string => `<?xml version="1.0"?><rss version="2.0"><channel><title>Rushwick Talks</title><link>${root}</link>
${['On fees', 'On timber', 'On patience']
  .map(
    (
      title,
      at,
    ) => `<item><guid>talk-${at}</guid><title>${title}, with Wilhelmina Sedge</title><link>${root}talks/${at}</link>
<description>Wilhelmina Sedge, trustee of the Rushwick Pension Fund, discusses private credit, fees and returns of the portfolio.</description>
<pubDate>Mon, 0${at + 2} Nov 2026 05:00:00 GMT</pubDate><enclosure url="${root}audio/${episodeFile}.mp3?${at}" length="10" type="audio/mpeg"/></item>`,
  )
  .join('')}</channel></rss>`;

/** A page of somebody else; what it does to the product is written into it by the journey. */
const hostile =
  '<!doctype html><html lang="en"><head><title>Elsewhere</title></head><body><h1>Elsewhere</h1></body></html>';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const text =
  (type: string, body: () => string): Reply =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body());
  };

const file =
  (type: string, path: string): Reply =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': statSync(path).size });
    createReadStream(path).pipe(response);
  };

function openTranscriber(): { transcriber: Transcriber; answer: Reply } {
  const held: (() => void)[] = [];
  const transcriber: Transcriber = {
    asked: 0,
    mood: 'answer',
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
  };
  return {
    transcriber,
    answer: (request, response) => transcribed({ transcriber, held }, request, response),
  };
}

type WaitingTranscriber = { transcriber: Transcriber; held: (() => void)[] };

function transcribed(
  { transcriber, held }: WaitingTranscriber,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.resume().on('end', () => {
    transcriber.asked += 1;
    if (transcriber.mood === 'wait') {
      held.push(() => playSound(response));
      return;
    }
    if (transcriber.mood === 'refuse') {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'This voice is not understood.' } }));
      return;
    }
    if (transcriber.mood === 'voice') playVoice(response, transcriber.asked);
    else if (transcriber.mood === 'doubt') playDoubtfully(response);
    else playSound(response);
  });
}

/** The words of the recording, as such a service answers. */
function playSound(response: ServerResponse): void {
  const segments = spoken.map((words, index) => ({ start: index * 6, end: index * 6 + 5.5, text: words }));
  const body = { language: 'en', duration: 12, text: spoken.join(' '), segments };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Times of words, half a second each; the sum was transcribed unsurely. */
const wordsOf = (text: string, from: number) =>
  text.split(' ').map((word, at) => ({
    word,
    start: from + at / 2,
    end: from + at / 2 + 0.5,
    probability: word === '250' ? 0.31 : 0.94,
  }));

/** What the voice says, word by word, and behind it what nobody says. */
function playDoubtfully(response: ServerResponse): void {
  const said = spoken.map((text, index) => ({
    start: index * 6,
    end: index * 6 + 5.5,
    text,
    words: wordsOf(text, index * 6),
  }));
  const signs = { avg_logprob: -1.4, no_speech_prob: 0.9, compression_ratio: 1.1 };
  const text = 'Thanks for watching, and please subscribe to our channel.';
  const segments = [...said, { start: 11.6, end: 11.9, text, words: [], ...signs }];
  const body = { language: 'en', duration: 12, text: spoken.join(' '), segments };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What one voice says, in other words each time, with what it sounds like. */
function playVoice(response: ServerResponse, time: number): void {
  const texts = [
    `Good morning, this is part ${time} of our review of timber and farmland.`,
    `In part ${time} we look at the fees that the managers of ${time}0 funds were paid.`,
  ];
  const segments = texts.map((text, index) => ({
    ...{ start: index * 6, end: index * 6 + 5.5, text },
    speaker: 'SPEAKER_00',
  }));
  const speaker_embeddings = { SPEAKER_00: [0.4, -0.2, 0.1, 0.7, -0.5, 0.3, 0.2, 0.6] };
  const body = { language: 'en', duration: 12, text: texts.join(' '), segments, speaker_embeddings };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Opens the site; `recording` tells the file of what every recording sounds like, once one is asked for. */
export async function openFixtureSite(recording: () => string): Promise<FixtureSite> {
  const sound: Reply = (request, response) => file('audio/wav', recording())(request, response);
  const { transcriber, answer: transcribe } = openTranscriber();
  let root = '';
  const provider = createIdentityProvider(() => root);
  const replies: Record<string, Reply> = {
    '/feed.xml': text('application/rss+xml', () => feed(root)),
    [`/audio/${episodeFile}.mp3`]: file('audio/mpeg', samplePath(`audio/${episodeFile}.mp3`)),
    [`/transcripts/${episodeFile}.vtt`]: text('text/vtt', () =>
      // In other words than the sample's, of which it would be a copy and nothing new.
      readFileSync(samplePath(`transcripts/${episodeFile}.vtt`), 'utf8').replace(
        'This is Quorum and Carry.',
        'This is the Fixture Hour.',
      ),
    ),
    '/fund': text('text/html; charset=utf-8', () => fund),
    '/fund-of-talks': text('text/html; charset=utf-8', () => fundOfTalks),
    '/talks.xml': text('application/rss+xml', () => talks(root)),
    '/articles/timber.html': text('text/html; charset=utf-8', () => article),
    ...sampleReplies(() => root, sound),
    ...marathonReplies(() => root, `audio/${episodeFile}.mp3`),
    '/list.opml': text('text/x-opml', () => subscriptions(root)),
    '/audio/unheard.wav': sound,
    '/audio/refused.wav': sound,
    '/audio/awaited.wav': sound,
    '/audio/doubted.wav': sound,
    '/audio/revised.wav': sound,
    '/gsi/client': provider.answer,
    '/gsi/keys': provider.answer,
    '/gsi/credential': provider.answer,
    '/hostile.html': text('text/html; charset=utf-8', () => hostile),
    '/v1/audio/transcriptions': transcribe,
  };
  const server = createServer((request, response) => {
    const reply = replies[new URL(request.url ?? '/', 'http://fixture').pathname];
    if (reply === undefined) response.writeHead(404).end('not here');
    else reply(request, response);
  });
  const port = await listen(server);
  root = `http://127.0.0.1:${port}/`;
  return { host: `127.0.0.1:${port}`, url: root, transcriber, provider, close: () => closed(server) };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('the fixture site has no port'));
    });
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
