// The head of an MP3 file as players read it: title, artist, length, and chapters (ID3v2.4 with the chapter frames
// of its addendum). Only what we write; there is nothing here that reads tags of others.

/** Times in ms. */
export type TagChapter = { title: string; startMs: number; endMs: number };
type TagFacts = {
  title: string;
  artist: string | null;
  lengthMs: number;
  chapters: readonly TagChapter[];
};

const headBytes = 10;
/** A list of chapters names them with one byte. */
const mostChapters = 255;
const utf8 = 3;
const noOffset = 0xffffffff;
/** Top level, in order. */
const listFlags = 0b11;

/** A length in four bytes of seven bits each. */
const syncsafe = (length: number): number[] => [21, 14, 7, 0].map((shift) => (length >>> shift) & 0x7f);

const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const latin = (text: string): number[] => [...Buffer.from(`${text}\0`, 'latin1')];

function frame(id: string, content: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from(id, 'latin1'),
    Buffer.from([...syncsafe(content.length), 0, 0]),
    content,
  ]);
}

const textFrame = (id: string, text: string): Uint8Array =>
  frame(id, Buffer.concat([Buffer.from([utf8]), Buffer.from(text, 'utf8')]));

const chapterId = (index: number): string => `card${index}`;

function chapterFrame({ title, startMs, endMs }: TagChapter, index: number): Uint8Array {
  const times = [startMs, endMs, noOffset, noOffset].flatMap(uint32);
  return frame(
    'CHAP',
    Buffer.concat([Buffer.from([...latin(chapterId(index)), ...times]), textFrame('TIT2', title)]),
  );
}

function chapterFrames(chapters: readonly TagChapter[]): Uint8Array[] {
  if (chapters.length === 0) return [];
  const listed = chapters.slice(0, mostChapters);
  const ids = listed.flatMap((_chapter, index) => latin(chapterId(index)));
  const list = frame('CTOC', Buffer.from([...latin('cards'), listFlags, listed.length, ...ids]));
  return [list, ...listed.map(chapterFrame)];
}

/** The tag that goes before the frames of the sound. */
export function id3Tag({ title, artist, lengthMs, chapters }: TagFacts): Uint8Array {
  const frames = Buffer.concat([
    textFrame('TIT2', title),
    ...(artist === null ? [] : [textFrame('TPE1', artist)]),
    textFrame('TLEN', String(lengthMs)),
    ...chapterFrames(chapters),
  ]);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0, ...syncsafe(frames.length)]), frames]);
}

/** The sound behind a tag of ours. */
export function withoutTag(file: Uint8Array): Uint8Array {
  if (Buffer.from(file.subarray(0, 3)).toString('latin1') !== 'ID3') return file;
  const length = file.subarray(6, headBytes).reduce((sum, byte) => sum * 128 + byte, 0);
  return file.subarray(headBytes + length);
}
