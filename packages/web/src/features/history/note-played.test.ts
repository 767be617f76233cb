import { expect, onTestFinished, test } from 'vitest';
import { createPlayer } from '../../player/player.store.ts';
import type { Track } from '../../player/track.ts';
import type { Note } from './api/note.api.ts';
import { notePlayed } from './note-played.ts';

const track = (uuid: string, part: Partial<Track> = {}): Track => ({
  uuid,
  kind: 'audio',
  src: `/media-files/${uuid}.mp3`,
  title: uuid,
  subtitle: null,
  image: null,
  path: `/ep/${uuid}`,
  duration: 600,
  chapters: [],
  content: 'episode',
  other: null,
  ...part,
});

function listening() {
  const player = createPlayer();
  const notes: Note[] = [];
  onTestFinished(notePlayed(player, (note) => notes.push(note)));
  return { player, notes };
}

test('it notes every half minute of playing, and where it stops', () => {
  const { player, notes } = listening();
  player.setState({ track: track('a'), status: 'playing', time: 0 });
  for (const time of [10, 29, 30.4, 45, 61]) player.setState({ time });
  player.setState({ status: 'paused' });
  expect(notes).toEqual([
    { uuid: 'a', position: 30 },
    { uuid: 'a', position: 61 },
    { uuid: 'a', position: 61 },
  ]);
});

test('what plays next is noted for itself', () => {
  const { player, notes } = listening();
  player.setState({ track: track('a'), status: 'playing', time: 5 });
  player.setState({ track: track('b'), status: 'playing', time: 0 });
  player.setState({ time: 31 });
  expect(notes).toEqual([
    { uuid: 'a', position: 5 },
    { uuid: 'b', position: 31 },
  ]);
});

test('leaving the page is noted, looking around while it is paused is not', () => {
  const { player, notes } = listening();
  player.setState({ track: track('a'), status: 'paused', time: 12 });
  player.setState({ time: 90 });
  window.dispatchEvent(new Event('pagehide'));
  expect(notes).toEqual([]);
  player.setState({ status: 'playing' });
  window.dispatchEvent(new Event('pagehide'));
  expect(notes).toEqual([{ uuid: 'a', position: 90 }]);
});

test('the seconds of a digest are no place in the item', () => {
  const { player, notes } = listening();
  player.setState({ track: track('a', { content: 'digest' }), status: 'playing', time: 0 });
  player.setState({ status: 'paused', time: 20 });
  expect(notes).toEqual([{ uuid: 'a', position: null }]);
});
