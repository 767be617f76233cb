import { decodeHTML } from 'entities';
import { tidy } from '../text/tidy.ts';

/** A run of a caption spoken by one voice, ready for reading. */
type SpokenRun = { speaker: string | null; text: string };

const tag = /<(\/?)([^<>\s./]*)([^<>]*)>/g;
const speechless =
  /^[\s♪♫#*–—-]*(?:[[(（](?:music|applause|laughter|silence|blank_audio|no audio|inaudible)[^\])）]{0,40}[\])）])?[\s♪♫]*$/i;

/**
 * Reads the payload of a cue: `<v Name>` starts a voice, all other tags (class, italics, ruby, inner times, the HTML
 * of SubRip) are dropped, entities are decoded, `{\\an8}` settings removed. An unclosed `<` is text.
 */
export function readCueText(payload: string): SpokenRun[] {
  const runs: SpokenRun[] = [];
  let speaker: string | null = null;
  let from = 0;
  const push = (raw: string) => {
    if (raw !== '') runs.push({ speaker, text: raw });
  };
  for (const match of payload.matchAll(tag)) {
    push(payload.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[2]?.toLowerCase() !== 'v') continue;
    speaker = match[1] === '/' ? null : annotation(match[3] ?? '');
  }
  push(payload.slice(from));
  return joinRuns(runs);
}

const annotation = (rest: string): string | null =>
  tidy(decodeHTML(rest.replace(/^(\.[^\s.]*)*/, ''))) || null;

function joinRuns(runs: readonly SpokenRun[]): SpokenRun[] {
  const joined: SpokenRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.speaker === run.speaker) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined
    .map((run) => ({ speaker: run.speaker, text: tidyLines(decodeHTML(run.text)) }))
    .filter((run) => !speechless.test(run.text));
}

// Lines stay apart until rolling captions have been compared line by line.
const tidyLines = (text: string): string =>
  text
    .replace(/\{\\[^{}]{0,40}\}/g, '')
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n');
