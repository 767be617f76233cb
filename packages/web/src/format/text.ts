import { limits } from '@ecco/contract';

/** A title as shown: what stands before a "|". */
export const shownTitle = (title: string): string => {
  const before = title.split('|')[0]?.trim();
  return before ? before : title.trim();
};

/** Cuts to `limit` characters, the last being an ellipsis. */
export const truncate = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;

/** Of a cut title at least this share is kept where it is cut after a word. */
const retainedShare = 0.7;

/** The title of an item wherever it stands among others, cut after a word. Empty for one without. */
export function cardTitle(title: string): string {
  const whole = shownTitle(title);
  const shown = truncate(whole, limits.cardTitleMax);
  if (shown === whole) return whole;
  const space = shown.lastIndexOf(' ');
  return space > limits.cardTitleMax * retainedShare
    ? `${shown.slice(0, space).replace(/[\s,;:–-]{1,4}$/u, '')}…`
    : shown;
}

/** Up to two letters that stand for a name where there is no picture. */
export function initials(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(the|a|an|of)$/i.test(word));
  const [first = '', second = ''] = words.length > 1 ? [words[0], words.at(1)] : [words[0], ''];
  return `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() || '•';
}

const byteUnits = ['B', 'kB', 'MB', 'GB'];

/** Bytes for people, decimal units: 1536000 -> "1.5 MB". */
export function spokenBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${byteUnits[power]}`;
}

/** A mark at one end that the cut has left without its partner. */
const strayMark = (text: string): RegExp => {
  const opened = text.split('“').length - 1;
  const closed = text.split('”').length - 1;
  if (opened !== closed) return opened > closed ? /“(?=[^“]*$)/ : /”/;
  return text.split('"').length % 2 === 0 ? /^"|"$/ : /^$/;
};

/** A quotation in one pair of marks. */
export const quoted = (text: string): string => `“${text.replace(strayMark(text), '')}”`;
