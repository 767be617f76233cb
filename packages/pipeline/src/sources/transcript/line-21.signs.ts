/** The letters of line 21 captions (CTA-608, "EIA-608"): ASCII but for some, and two sets that take two bytes. */

const basic: Readonly<Record<number, string>> = {
  ...{ 42: 'á', 92: 'é', 94: 'í', 95: 'ó', 96: 'ú' },
  ...{ 123: 'ç', 124: '÷', 125: 'Ñ', 126: 'ñ', 127: '█' },
};
const special = '®°½¿™¢£♪à èâêîôû';
const western = 'ÁÉÓÚÜü‘¡*’—©℠•“”ÀÂÇÈÊËëÎÏïÔÙùÛ«»';
const northern = 'ÃãÍÌìÒòÕõ{}\\^_|~ÄäÖöß¥¤│ÅåØø┌┐└┘';

/** The letter of one byte without its parity; empty where it is none. */
export const basicSign = (code: number): string =>
  code < 0x20 ? '' : (basic[code] ?? String.fromCharCode(code));

/** The letter of two bytes, and whether it stands for the plain letter that was sent before it; null where they are none. */
export function pairedSign(first: number, second: number): { sign: string; replaces: boolean } | null {
  const set = first & 0x07;
  if (set === 1 && second >= 0x30 && second < 0x40)
    return { sign: special[second - 0x30] ?? ' ', replaces: false };
  if ((set !== 2 && set !== 3) || second < 0x20 || second >= 0x40) return null;
  const letters = set === 2 ? western : northern;
  return { sign: letters[second - 0x20] ?? '', replaces: true };
}
