/** A file of JSON as a transcript: one value, one value a line, or one text with labels in it. */
import type { OpenReport } from '../report/reading.report.ts';
import { transcriptBroken } from '../source.errors.ts';
import { findEntries } from './json.list.ts';
import { type JsonTranscript, readJsonTranscript } from './json.parser.ts';
import { onlyText } from './json.value.ts';
import { isTextTranscript, readTextFile } from './text.parser.ts';
import { readTimeMarks } from './time.mark.ts';

/** Reads a file of JSON. Throws `source.transcript.json-broken` with the line. */
export function readJsonFile(text: string, report: OpenReport): JsonTranscript {
  const value = valueOfFile(text);
  if (value instanceof Error)
    throw transcriptBroken('json', lineOfJsonError(value, text), 'it is not valid JSON.');
  const statement = onlyText(value);
  if (statement !== null) return { language: null, ...readTextFile(statement) };
  const read = readJsonTranscript(value, report);
  if (!read) throw transcriptBroken('json', 1, 'it has no list of segments with text.');
  return { ...read, segments: readTimeMarks(read.segments) };
}

/** So many entries, and so many of them with a time, before a list is taken for what was said. */
const [fewestEntries, mostlyTimed] = [2, 0.8];

/** Whether a file of JSON, or the beginning of one, holds what was said, whatever its keys are called. */
export function holdsTalk(text: string): boolean {
  const whole = valueOfFile(text);
  const value = whole instanceof Error ? valueOfFile(wholeBeginning(text)) : whole;
  if (value instanceof Error) return false;
  const statement = onlyText(value);
  if (statement !== null) return isTextTranscript(statement);
  const entries = findEntries(value)?.entries ?? [];
  const timed = entries.filter(({ times }) => times.start !== null || times.end !== null).length;
  return entries.length >= fewestEntries && timed >= entries.length * mostlyTimed;
}

/** What is whole of JSON that was cut somewhere: to its last closed value, with what is open there closed. */
function wholeBeginning(text: string): string {
  const open: string[] = [];
  let [end, depth] = [0, 0];
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (isInText && sign === '\\') at++;
    else if (sign === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (sign === '{') open.push('}');
    else if (sign === '[') open.push(']');
    else if (sign === '}' || sign === ']') {
      open.pop();
      [end, depth] = [at + 1, open.length];
    }
  }
  return text.slice(0, end) + open.slice(0, depth).reverse().join('');
}

function valueOfFile(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return valuesOfLines(text) ?? error;
  }
}

/** One JSON value a line, as programs that write while they listen do; null where a line is none. */
function valuesOfLines(text: string): unknown[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => /^\s*\{.*\}\s*$/.test(line))) return null;
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    return null;
  }
}

function lineOfJsonError(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}
