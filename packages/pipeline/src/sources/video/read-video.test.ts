import type { RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import { startServer } from '../../fetch/local-server.fixture.ts';
import type { VideoLink } from '../source.type.ts';
import { readCaptions, readVideo } from './read-video.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A stand-in for the video sites over real HTTP. */
async function site(listener: RequestListener) {
  const server = await startServer(listener);
  const fetcher = createGuardedFetch({
    allowHosts: [server.host],
    maxBytes: 100_000,
    timeoutMs: 5_000,
    maxRedirects: 1,
    userAgent: 'test',
  });
  open.push(fetcher, server);
  return {
    fetcher,
    options: { origins: { youtube: server.origin, vimeo: server.origin, vimeoPlayer: server.origin } },
  };
}

const youtube: VideoLink = {
  site: 'youtube',
  id: 'abcdefghijk',
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
};
const vimeo: VideoLink = { site: 'vimeo', id: '123456', url: 'https://vimeo.com/123456' };
const player = {
  playabilityStatus: { status: 'OK' },
  videoDetails: {
    title: 'The "plan" {1}',
    shortDescription: 'About it',
    author: 'Fund TV',
    lengthSeconds: '65',
  },
  microformat: { playerMicroformatRenderer: { publishDate: '2025-05-06' } },
  captions: {
    playerCaptionsTracklistRenderer: {
      captionTracks: [
        {
          baseUrl: '/timedtext?lang=en&kind=asr',
          languageCode: 'en',
          kind: 'asr',
          name: { simpleText: 'English (auto)' },
        },
        { baseUrl: '/timedtext?lang=en', languageCode: 'en', name: { runs: [{ text: 'English' }] } },
      ],
    },
  },
};
const page = (response: object) =>
  `<html><script>var ytInitialPlayerResponse = ${JSON.stringify(response)};var x = {};</script></html>`;
const json3 =
  '{"events":[{"tStartMs":0,"dDurationMs":1500,"segs":[{"utf8":"The rate "},{"utf8":"is 7%."}]}]}';

it('reads a video and its captions, the publisher’s before the machine’s', async () => {
  const { fetcher, options } = await site((request, response) => {
    if (request.url?.startsWith('/oembed'))
      response.end('{"title":"t","author_name":"a","author_url":"https://e.com/a"}');
    else if (request.url?.startsWith('/watch?v=abcdefghijk')) response.end(page(player));
    else response.end(request.url?.includes('asr') ? '{}' : json3);
  });
  const video = await readVideo(fetcher, youtube, options);
  expect(video).toMatchObject({
    title: 'The "plan" {1}',
    author: 'Fund TV',
    authorUrl: 'https://e.com/a',
    durationMs: 65_000,
    publishedAt: '2025-05-06T00:00:00.000Z',
    captions: [{ automatic: true }, { automatic: false, name: 'English' }],
  });
  expect(await readCaptions(fetcher, video, options)).toMatchObject({
    language: 'en',
    track: { automatic: false },
    segments: [{ text: 'The rate is 7%.', startMs: 0, endMs: 1500 }],
  });
});

it('keeps what oEmbed says when the page refuses, and says how to go on without captions', async () => {
  const { fetcher, options } = await site((request, response) => {
    if (request.url?.startsWith('/oembed')) response.end('{"title":"Known","author_name":"a"}');
    else response.writeHead(403).end();
  });
  const video = await readVideo(fetcher, youtube, options);
  expect(video).toMatchObject({ title: 'Known', captions: [] });
  await expect(readCaptions(fetcher, video, options)).rejects.toMatchObject({
    code: 'source.video.no-captions',
    message: expect.stringContaining('Upload the file or its captions'),
  });
});

it.each([
  [403, 'source.video.refused', false],
  [503, 'source.video.refused', true],
])('a site that answers %i to all is %s', async (status, code, retryable) => {
  const { fetcher, options } = await site((_request, response) => response.writeHead(status).end());
  await expect(readVideo(fetcher, youtube, options)).rejects.toMatchObject({ code, retryable });
});

it('passes on why a video cannot be played', async () => {
  const { fetcher, options } = await site((request, response) => {
    if (request.url?.startsWith('/oembed')) response.writeHead(401).end();
    else
      response.end(
        page({ playabilityStatus: { status: 'LOGIN_REQUIRED', reason: 'This video is private.' } }),
      );
  });
  await expect(readVideo(fetcher, youtube, options)).rejects.toMatchObject({
    code: 'source.video.unavailable',
    message: expect.stringContaining('This video is private'),
  });
});

it('reads the other site by its player configuration', async () => {
  const { fetcher, options } = await site((request, response) => {
    if (request.url?.startsWith('/api/oembed.json'))
      response.end('{"title":"V","duration":30,"upload_date":"2024-01-02 03:04:05"}');
    else if (request.url === '/video/123456/config')
      response.end(
        '{"request":{"text_tracks":[{"url":"/texttrack/1.vtt","lang":"en-x-autogen","label":"English"}]}}',
      );
    else response.end('WEBVTT\n\n00:00.000 --> 00:01.000\nHello.');
  });
  const video = await readVideo(fetcher, vimeo, options);
  expect(video).toMatchObject({
    title: 'V',
    durationMs: 30_000,
    captions: [{ language: 'en', automatic: true }],
  });
  expect((await readCaptions(fetcher, video, options)).segments).toHaveLength(1);
});
