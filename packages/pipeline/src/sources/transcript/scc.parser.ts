/**
 * Scenarist closed captions (`.scc`): lines of a time code and the codes of line 21 that are sent from there on, two bytes
 * with each picture. The first channel is read; where it has none, the second.
 */
import type { OpenReport } from '../report/reading.report.ts';
import type { Cue } from '../source.type.ts';
import { toLines } from '../text/text-decoding.ts';
import { nothingSaid } from './about.text.ts';
import { Line21Decoder } from './line-21.decoder.ts';
import type { LinedFile } from './lined.parser.ts';

export const isScc = (text: string): boolean => /^\ufeff?\s*Scenarist_SCC V/i.test(text.slice(0, 100));

const timed = /^(\d{1,2}):([0-5]\d):([0-5]\d)([:;.,])([0-2]\d)\s+(\S.*)$/;
const code = /^[\da-f]{4}$/i;
/** Pictures of NTSC: 30 of them take 1.001 seconds. */
const [pictures, second] = [30, 1_001];
const toMs = (picture: number): number => Math.round((picture * second) / pictures);

/** The number of a picture; behind a semicolon two numbers of each minute but every tenth are left out. */
function pictureOf([
  ,
  hours = '',
  minutes = '',
  seconds = '',
  mark = '',
  rest = '',
]: readonly string[]): number {
  const minute = Number(hours) * 60 + Number(minutes);
  const dropped = mark === ':' ? 0 : 2 * (minute - Math.floor(minute / 10));
  return (minute * 60 + Number(seconds)) * pictures + Number(rest) - dropped;
}

/** Reads its captions. Lines without a time, codes that are none and a second channel are reported. */
export function readScc(text: string, report: OpenReport): LinedFile {
  const channels = [new Line21Decoder(), new Line21Decoder()] as const;
  let channel = 0;
  let [last, at] = [0, 0];
  for (const [index, line] of toLines(text).entries()) {
    if (line.trim() === '' || isScc(line)) continue;
    const place = { at: { kind: 'line' as const, number: index + 1 }, excerpt: line };
    const match = timed.exec(line.trim());
    if (match === null) {
      report.note({ what: 'line-unread', ...place });
      continue;
    }
    at = pictureOf(match);
    const codes = (match[6] ?? '').split(/\s+/);
    if (codes.some((one) => !code.test(one))) report.note({ what: 'code-unread', ...place });
    for (const one of codes.filter((word) => code.test(word))) {
      const pair = Number.parseInt(one, 16) & 0x7f7f;
      const [first, other] = [pair >> 8, pair & 0x7f];
      const isControl = first >= 0x10 && first < 0x20;
      if (isControl) channel = first & 0x08 ? 1 : 0;
      // A control is sent twice, in case the first is lost.
      const isRepeated = isControl && pair === last;
      last = isRepeated ? 0 : pair;
      if (!isRepeated) channels[channel === 0 ? 0 : 1].take(first, other, toMs(at));
      at += 1;
    }
  }
  for (const one of channels) one.end(toMs(at));
  return { about: nothingSaid, cues: chosen(channels[0].cues, channels[1].cues, report) };
}

function chosen(first: readonly Cue[], other: readonly Cue[], report: OpenReport): Cue[] {
  const cues = first.length > 0 ? first : other;
  if (cues === first && other[0] !== undefined)
    report.note({ what: 'channel-unread', excerpt: other[0].text });
  return cues.map((cue) => ({ ...cue, text: escaped(cue.text) }));
}

/** What reads the words of captions takes these for markup. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
