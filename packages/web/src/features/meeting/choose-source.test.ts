import type { MeetingSource } from '@ecco/contract';
import { buildMeeting, buildMeetingSource } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { chooseSource, nameOfSource } from './choose-source.ts';

const source = (slug: string, kind: MeetingSource['kind']) =>
  buildMeetingSource({ slug, uuid: `uuid-of-${slug}`, kind });
const meeting = (media: MeetingSource[], documents: MeetingSource[]) => buildMeeting({ media, documents });
const [sound, film, minutes] = [
  source('sound', 'meeting'),
  source('film', 'video'),
  source('minutes', 'document'),
];

describe('the source of a meeting that is shown', () => {
  const board = meeting([sound, film], [minutes]);

  test('is the one that the address selects, by slug or uuid', () => {
    expect(chooseSource(board, 'film')).toBe(film);
    expect(chooseSource(board, 'uuid-of-minutes')).toBe(minutes);
    for (const one of [sound, film, minutes]) expect(chooseSource(board, nameOfSource(one))).toBe(one);
  });

  test('is else the first recording, then the first document, then nothing', () => {
    expect(chooseSource(board, undefined)).toBe(sound);
    expect(chooseSource(board, 'gone')).toBe(sound);
    expect(chooseSource(meeting([], [minutes]), undefined)).toBe(minutes);
    expect(chooseSource(meeting([], []), undefined)).toBeNull();
  });
});
