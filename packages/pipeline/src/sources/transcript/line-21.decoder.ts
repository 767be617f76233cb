/**
 * Line 21 captions (CTA-608) of one channel as cues: those that pop on whole, those that roll up line by line, and those
 * that are painted on. Colors, slants and places on the picture are no words; text that is no caption is passed over.
 */
import type { Cue } from '../source.type.ts';
import { basicSign, pairedSign } from './line-21.signs.ts';

type Mode = 'pop' | 'roll' | 'paint' | 'text';
/** Lines of a picture by their rows. */
type Rows = Map<number, string>;

const commands = {
  ...{ resumeLoading: 0x20, backspace: 0x21, rollTwo: 0x25, rollFour: 0x27, resumeDirect: 0x29 },
  ...{ textRestart: 0x2a, resumeText: 0x2b, eraseShown: 0x2c, lineEnd: 0x2d, eraseHidden: 0x2e, flip: 0x2f },
} as const;

/** The first of two rows that a place code may mean, by the low bits of its first byte. */
const rowsOfPlace = [11, 1, 3, 12, 14, 5, 7, 9] as const;

/** Takes codes without their parity, in order, and gathers what was shown. */
export class Line21Decoder {
  readonly cues: Cue[] = [];
  #mode: Mode = 'paint';
  #hidden: Rows = new Map();
  #shown: Rows = new Map();
  #shownSince = 0;
  #row = 15;

  /** Two bytes that were sent at a time, in ms. */
  take(first: number, second: number, atMs: number): void {
    if (first >= 0x20) this.#write(basicSign(first) + basicSign(second), atMs);
    else if (first >= 0x10) this.#control(first & 0x07, second, atMs);
  }

  /** Ends what is still shown. */
  end(atMs: number): void {
    this.#close(atMs);
  }

  #control(set: number, second: number, atMs: number): void {
    const paired = pairedSign(set, second);
    if (paired !== null) {
      if (paired.replaces) this.#takeBack();
      this.#write(paired.sign, atMs);
    } else if (second >= 0x40) this.#moveTo(set, second);
    else if ((set === 4 || set === 5) && second < 0x30) this.#command(second, atMs);
    // A change of color or slant within a row, and a step to the right, take the place of a space.
    else if (set === 1 || (set === 7 && second < 0x24)) this.#space();
  }

  #command(code: number, atMs: number): void {
    if (code === commands.backspace) this.#takeBack();
    else if (code === commands.eraseShown) this.#close(atMs);
    else if (code === commands.eraseHidden) this.#hidden = new Map();
    else if (code === commands.lineEnd && this.#mode === 'roll') this.#close(atMs);
    else if (code === commands.flip) this.#flip(atMs);
    else if (code === commands.resumeLoading) this.#mode = 'pop';
    else if (code === commands.resumeDirect) this.#begin('paint', atMs);
    else if (code >= commands.rollTwo && code <= commands.rollFour) this.#begin('roll', atMs);
    else if (code === commands.textRestart || code === commands.resumeText) this.#mode = 'text';
  }

  /** Another way of showing clears what is shown. */
  #begin(mode: Mode, atMs: number): void {
    if (this.#mode !== mode) this.#close(atMs);
    this.#mode = mode;
  }

  #flip(atMs: number): void {
    this.#close(atMs);
    [this.#mode, this.#shown, this.#hidden, this.#shownSince] = ['pop', this.#hidden, new Map(), atMs];
  }

  #moveTo(set: number, second: number): void {
    // Lines that roll up move together, wherever the last of them is put.
    const row = (rowsOfPlace[set] ?? 15) + (second & 0x20 && set !== 0 ? 1 : 0);
    if (this.#mode !== 'roll') this.#row = row;
    this.#space();
  }

  get #rows(): Rows {
    return this.#mode === 'pop' ? this.#hidden : this.#shown;
  }

  #write(text: string, atMs: number): void {
    if (text === '' || this.#mode === 'text') return;
    const rows = this.#rows;
    if (rows === this.#shown && rows.size === 0) this.#shownSince = atMs;
    rows.set(this.#row, `${rows.get(this.#row) ?? ''}${text}`);
  }

  #space(): void {
    const line = this.#rows.get(this.#row);
    if (line !== undefined && this.#mode !== 'text' && !line.endsWith(' '))
      this.#rows.set(this.#row, `${line} `);
  }

  #takeBack(): void {
    const line = this.#rows.get(this.#row);
    if (line !== undefined && this.#mode !== 'text') this.#rows.set(this.#row, line.slice(0, -1));
  }

  #close(atMs: number): void {
    const lines = [...this.#shown].sort(([one], [other]) => one - other).map(([, line]) => line.trim());
    const text = lines.filter((line) => line !== '').join('\n');
    if (text !== '') this.cues.push({ id: '', startMs: this.#shownSince, endMs: atMs, text });
    this.#shown = new Map();
  }
}
