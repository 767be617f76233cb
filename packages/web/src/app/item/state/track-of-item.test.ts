import { buildItem, buildSummary } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { isOtherRecording } from '../item-head.tsx';
import { frameOfVideo, trackOfItem } from './track-of-item.ts';

test('an episode plays its sound, with the chapters that have a time', () => {
  const track = trackOfItem(buildItem(), buildSummary());
  expect(track).toMatchObject({
    kind: 'audio',
    src: '/media-files/fees.mp3',
    title: 'Why fees fell',
    duration: 3_000,
  });
  expect(track?.chapters.map(({ start }) => start)).toEqual([0, 50, 100, 150, 200]);
});

test('a video file is shown, a kept sound in its place is heard', () => {
  expect(trackOfItem(buildItem({ video_url: 'https://example.org/a.MP4?x=1' }), null)?.kind).toBe('video');
  expect(trackOfItem(buildItem({ video_url: '/media-files/a' }), null)?.kind).toBe('video');
  expect(trackOfItem(buildItem({ video_url: 'https://example.org/a.mp3' }), null)?.kind).toBe('audio');
});

test('what is only read has no track', () => {
  expect(trackOfItem(buildItem({ audio_url: null }), null)).toBeNull();
  expect(
    trackOfItem(buildItem({ audio_url: null, video_url: 'https://video.example/watch/1' }), null),
  ).toBeNull();
});

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?list=x&v=abcdefghijk',
  'https://youtu.be/abcdefghijk',
  'https://www.youtube.com/shorts/abcdefghijk',
])('%s is shown in a frame that starts where it is sent', (address) => {
  expect(frameOfVideo(address, 65.9)).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?start=65&autoplay=1',
  );
  expect(frameOfVideo(address, 0)).not.toContain('autoplay');
});

test('other addresses have no frame', () => {
  expect(frameOfVideo('https://evil.example/?v=abcdefghijk', 0)).toBeNull();
  expect(frameOfVideo(null, 0)).toBeNull();
});

test('a recording of another length than the transcribed one is told, unless it was kept', () => {
  const served = { media_kept: false, duration: 3_000_000, transcribed_duration: 2_940 };
  expect(isOtherRecording(buildItem(served))).toBe(true);
  expect(isOtherRecording(buildItem({ ...served, transcribed_duration: 2_998 }))).toBe(false);
  expect(isOtherRecording(buildItem({ ...served, media_kept: true }))).toBe(false);
});
