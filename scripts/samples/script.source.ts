/**
 * The sources of the samples: a head of `name: value` lines, a line of dashes, and a body. In a script for voices the
 * body has chapters (`# Title`), slides (`slide: headline | line`) and turns (`MT: words`).
 */
import { readFileSync } from 'node:fs';
import type { FliteVoice } from '@ecco/engine';

export type Cast = { initials: string; name: string; role: string; voice: FliteVoice; pitch: number };
export type Head = {
  slug: string;
  title: string;
  published: string;
  description: string;
  fields: ReadonlyMap<string, string>;
  cast: Cast[];
};
export type Turn = { kind: 'turn'; speaker: Cast; words: string };
export type ScriptLine =
  | Turn
  | { kind: 'chapter'; title: string }
  | { kind: 'slide'; headline: string; line: string };
export type Page = { head: Head; body: string };
export type Script = { head: Head; lines: ScriptLine[] };

/** Said of every sample, so that nobody takes a made-up fund for a real one. */
export const disclaimer = 'Sample content written for Ecco; people and organizations are invented.';

const sources = new URL('../../samples/sources/', import.meta.url);

/** Voices by the name a script gives them; `slt-low` is a second woman, the first one's voice a tone lower. */
const voices: Readonly<Record<string, { voice: FliteVoice; pitch: number }>> = {
  slt: { voice: 'slt', pitch: 1 },
  'slt-low': { voice: 'slt', pitch: 0.9 },
  rms: { voice: 'rms', pitch: 1 },
  awb: { voice: 'awb', pitch: 1 },
  kal: { voice: 'kal16', pitch: 1 },
};

export function readPage(path: string): Page {
  const text = readFileSync(new URL(path, sources), 'utf8');
  const split = text.indexOf('\n---\n');
  const pairs = text
    .slice(0, split)
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const);
  const fields = new Map(pairs.filter(([name]) => name !== 'person'));
  const field = (name: string): string => required(fields.get(name), `${path}: ${name}`);
  const head = {
    slug: field('slug'),
    title: field('title'),
    published: field('published'),
    description: `${field('description')} ${disclaimer}`,
    fields,
    cast: pairs.filter(([name]) => name === 'person').map(([, value]) => readCast(value)),
  };
  return { head, body: text.slice(split + 5).trim() };
}

export function readScript(path: string): Script {
  const { head, body } = readPage(path);
  const firstSlide = head.fields.get('slide');
  const opening: ScriptLine[] = firstSlide === undefined ? [] : [readSlide(firstSlide)];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return { head, lines: [...opening, ...lines.map((line) => readLine(line, head.cast))] };
}

function readCast(value: string): Cast {
  const [initials = '', name = '', role = '', voice = ''] = value.split('|').map((part) => part.trim());
  return { initials, name, role, ...required(voices[voice], `voice ${voice}`) };
}

function readLine(line: string, cast: readonly Cast[]): ScriptLine {
  if (line.startsWith('# ')) return { kind: 'chapter', title: line.slice(2) };
  if (line.startsWith('slide: ')) return readSlide(line.slice(7));
  const initials = line.slice(0, line.indexOf(':'));
  const speaker = required(
    cast.find((person) => person.initials === initials),
    `speaker of "${line.slice(0, 40)}"`,
  );
  return { kind: 'turn', speaker, words: line.slice(initials.length + 1).trim() };
}

function readSlide(value: string): ScriptLine {
  const [headline = '', line = ''] = value.split('|').map((part) => part.trim());
  return { kind: 'slide', headline, line };
}

/** A source that lacks something is a mistake of ours: the maker stops. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
