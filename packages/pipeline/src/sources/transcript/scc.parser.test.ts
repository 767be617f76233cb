import { describe, expect, it } from 'vitest';
import { bytesOf } from '../suite.fixture.ts';
import { parseTranscript } from './parse-transcript.ts';

/** A byte with odd parity, as line 21 sends it. */
const withParity = (byte: number): number => {
  const ones = byte.toString(2).replaceAll('0', '').length;
  return ones % 2 === 0 ? byte | 0x80 : byte;
};
const hex = (...bytes: number[]): string =>
  bytes.map((byte) => withParity(byte).toString(16).padStart(2, '0')).join('');
/** A control, which is sent twice. */
const control = (first: number, second: number): string => `${hex(first, second)} ${hex(first, second)}`;
const words = (text: string): string => {
  const bytes = Array.from(text, (sign) => sign.charCodeAt(0));
  return Array.from({ length: Math.ceil(bytes.length / 2) }, (_, at) =>
    hex(bytes[at * 2] ?? 0, bytes[at * 2 + 1] ?? 0),
  ).join(' ');
};
const [loading, hiddenOff, shownOff, flip] = [0x20, 0x2e, 0x2c, 0x2f].map((code) => control(0x14, code));
const rollTwo = control(0x14, 0x25);
const lineEnd = control(0x14, 0x2d);
const direct = control(0x14, 0x29);
const lastRow = control(0x14, 0x70);
const rowBefore = control(0x14, 0x50);

const scc = (...lines: [time: string, ...codes: (string | undefined)[]][]): string =>
  `Scenarist_SCC V1.0\n\n${lines.map(([time, ...codes]) => `${time}\t${codes.join(' ')}`).join('\n\n')}\n`;
const parsed = (text: string) => parseTranscript(bytesOf(text), { name: 'board.scc' });
const linesIn = (text: string) => parsed(text).segments.map(({ text: said }) => said);

describe('Scenarist closed captions', () => {
  it('that pop on are shown from the code that flips them, and in the order of their rows', () => {
    const { format, segments } = parsed(
      scc(
        [
          '00:00:10:00',
          ...[loading, hiddenOff, lastRow, words('to order.'), rowBefore, words('I call the board'), flip],
        ],
        ['00:00:20:00', shownOff],
      ),
    );
    expect(format).toBe('scc');
    // 21 codes were sent before the flip, one with each picture, and 300 pictures before them.
    expect(segments).toMatchObject([
      {
        text: 'I call the board to order.',
        startMs: Math.round(((300 + 21) * 1001) / 30),
        endMs: Math.round((600 * 1001) / 30),
      },
    ]);
  });

  it('that roll up are a line each, from their first letter on', () => {
    const line = (text: string) => [rollTwo, lineEnd, lastRow, words(text)];
    const { segments } = parsed(
      scc(
        ['00:00:02:00', ...line('>> CHAIR: ROLL CALL.')],
        ['00:00:05:00', ...line('>> CLERK: TRUSTEE VALE.')],
        ['00:00:08:00', ...line('>> TRUSTEE VALE: HERE.')],
        ['00:00:09:00', shownOff],
      ),
    );
    expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['CHAIR', 'ROLL CALL.'],
      ['CLERK', 'TRUSTEE VALE.'],
      ['TRUSTEE VALE', 'HERE.'],
    ]);
    expect(segments[0]?.startMs).toBe(Math.round((66 * 1001) / 30));
  });

  it('that are painted on stay until they are erased', () => {
    expect(
      linesIn(scc(['00:00:01:00', direct, lastRow, words('The ayes have it.')], ['00:00:04:00', shownOff])),
    ).toEqual(['The ayes have it.']);
  });

  it.each([
    // Two numbers are left out of each minute but every tenth: an hour by the clock is an hour.
    ['01:00:00;00', 107_892],
    ['00:01:00;02', 1_800],
    ['00:10:00;00', 17_982],
    ['00:10:00:00', 18_000],
  ])('at %s begin at picture %i', (time, picture) => {
    const { segments } = parsed(scc([time, direct, words('Aye.')], ['02:00:00:00', shownOff]));
    // The control goes before the words.
    expect(segments[0]?.startMs).toBe(Math.round(((picture + 2) * 1001) / 30));
  });

  it('have letters of their own, those of two bytes in the place of the plain one before', () => {
    const extended = `${words('A')} ${control(0x12, 0x20)}`;
    const eighth = control(0x11, 0x37);
    expect(
      linesIn(
        scc(['00:00:01:00', direct, words('Se*or '), extended, words('vila |2 '), eighth, words('<b> & c')]),
      ),
    ).toEqual(['Seáor Ávila ÷2 ♪<b> & c']);
  });

  it('keep words apart where their color changes, and take back what is erased', () => {
    const italics = control(0x11, 0x2e);
    const back = control(0x14, 0x21);
    expect(
      linesIn(scc(['00:00:01:00', direct, words('The'), italics, words('motionx'), back, words(' fails.')])),
    ).toEqual(['The motion fails.']);
  });

  it('tell which lines and codes cannot be read, and of a second channel', () => {
    const second = `${control(0x1c, 0x29)} ${words('El voto.')}`;
    const text = scc(
      ['00:00:01:00', direct, words('The vote.'), 'zz20'],
      ['00:00:03:00', shownOff, second],
      ['00:00:05:00', direct, words('Aye.')],
      ['soon', direct, words('Lost.')],
      ['00:00:09:00', shownOff, control(0x1c, 0x2c)],
    );
    const { segments, report } = parsed(text);
    expect(segments.map(({ text: said }) => said).join(' ')).toBe('The vote. Aye.');
    expect(report.entries.map(({ what, count, first }) => [what, count, first?.number])).toEqual([
      ['code-unread', 1, 3],
      ['line-unread', 1, 9],
      ['channel-unread', 1, undefined],
    ]);
  });

  it('of the second channel alone are read', () => {
    expect(linesIn(scc(['00:00:01:00', control(0x1c, 0x29), words('El voto.')]))).toEqual(['El voto.']);
  });

  it('without a word are no transcript', () => {
    expect(() => parsed(scc(['00:00:02:00', loading]))).toThrow(
      expect.objectContaining({ code: 'source.transcript.empty' }),
    );
  });
});
