/**
 * `npm run samples`: makes everything a first start takes in, from the texts under samples/sources. The podcast and
 * the panel are spoken by the built-in voice, so that transcripts have the exact times; the minutes are printed and
 * the video is encoded by the test browser. The made files are committed; making them again gives the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../e2e/browser.ts';
import { articlePage } from './samples/article.page.ts';
import { toVtt } from './samples/captions.vtt.ts';
import { coverPng } from './samples/cover.image.ts';
import { minutesPdf } from './samples/minutes.pdf.ts';
import { toMp3 } from './samples/mp3.sound.ts';
import { panelVideo } from './samples/panel.video.ts';
import { chaptersJson, type FeedEpisode, podcastFeed } from './samples/podcast.feed.ts';
import { type Recording, record } from './samples/recording.sound.ts';
import { type Head, readPage, readScript } from './samples/script.source.ts';
import { board, covers, forum, podcast } from './samples/show.source.ts';

const host = 'samples.ecco.example';
const articles = ['orvane-index-vote', 'continuation-waiting-room'];
const episodes = ['podcast/01-assumed-return', 'podcast/02-pacing-plan', 'podcast/03-trustee'];
const meeting = 'meetings/halvern-board';

async function save(path: string, content: string | Uint8Array): Promise<string> {
  const file = fileURLToPath(new URL(`../samples/${path}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${path}  ${Math.ceil(content.length / 1000)} kB`);
  return path;
}

type Film = { head: Head; recording: Recording; bytes: Uint8Array; path: string; type: string };

async function saveSpoken({ head, recording, bytes, path, type }: Film): Promise<FeedEpisode> {
  const { cues, chapters, durationMs } = recording;
  console.log(`${head.title}: ${(durationMs / 60_000).toFixed(1)} minutes`);
  return {
    head,
    durationMs,
    media: { path: await save(path, bytes), bytes: bytes.length, type },
    transcript: await save(`transcripts/${head.slug}.vtt`, toVtt(cues)),
    chapters: chapters.length === 0 ? null : await save(`chapters/${head.slug}.json`, chaptersJson(chapters)),
  };
}

async function makeEpisode(name: string): Promise<FeedEpisode> {
  const script = readScript(`${name}.md`);
  const recording = await record(script);
  const path = `audio/${script.head.slug}.mp3`;
  return saveSpoken({
    head: script.head,
    recording,
    bytes: await toMp3(recording),
    path,
    type: 'audio/mpeg',
  });
}

async function makePanel(browser: Browser): Promise<FeedEpisode> {
  const script = readScript('video/panel.md');
  const recording = await record(script);
  const bytes = await panelVideo(recording, browser);
  return saveSpoken({
    head: script.head,
    recording,
    bytes,
    path: `video/${script.head.slug}.webm`,
    type: 'video/webm',
  });
}

async function makeArticle(name: string): Promise<string> {
  const page = readPage(`articles/${name}.md`);
  return save(`articles/${page.head.slug}.html`, articlePage(page, host));
}

async function makeMinutes(browser: Browser): Promise<string> {
  const page = readPage('documents/halvern-minutes.md');
  return save(`documents/${page.head.slug}.pdf`, await minutesPdf(page, browser));
}

/** An earnings call as it is passed around: a head with the occasion and the date, then the turns. */
async function makeCall(): Promise<string> {
  const { head, body } = readPage('earnings/quillhaven-q3-2026.md');
  const top = `# ${head.title}\n\n${head.published}\n\n${head.description}`;
  return save(`earnings/${head.slug}.txt`, `${top}\n\n${body}\n`);
}

async function makePodcast(): Promise<string> {
  const made: FeedEpisode[] = [];
  for (const name of episodes) made.push(await makeEpisode(name));
  return save(podcast.path, podcastFeed(podcast, made, host));
}

async function makeAll(browser: Browser): Promise<string[]> {
  for (const [path, cover] of covers) await save(path, await coverPng(cover, browser));
  const forumFeed = await save(forum.path, podcastFeed(forum, [await makePanel(browser)], host));
  const written = [await makeMinutes(browser), await makeCall()];
  for (const name of articles) written.push(await makeArticle(name));
  const boardFeed = await save(board.path, podcastFeed(board, [await makeEpisode(meeting)], host));
  return [await makePodcast(), forumFeed, boardFeed, ...written];
}

const addressOf = (path: string): string => `https://${host}/${path}`;

/** The board's meeting: its recording and its draft minutes together. */
function boardMeeting() {
  const recording = readScript(`${meeting}.md`).head;
  const minutes = readPage('documents/halvern-minutes.md').head;
  return {
    title: minutes.fields.get('meeting') ?? recording.title,
    date: '2026-10-15T13:02:00Z',
    time_zone: 'America/New_York',
    fund_name: minutes.fields.get('organisation') ?? board.author,
    location: 'Board Room, 400 Larkmeadow Avenue, Halvern',
    meeting_type: 'Regular',
    sources: [addressOf(board.path), addressOf(`documents/${minutes.slug}.pdf`)],
  };
}

const browser = await launchBrowser();
try {
  const urls = (await makeAll(browser)).map(addressOf);
  const manifest = { host, urls, meetings: [boardMeeting()] };
  await save('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
} finally {
  await browser.close();
}
// The encoder's worker thread has no way to be told that its work is done.
process.exit(0);
