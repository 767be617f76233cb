import type { Segment } from '../ports/ports.ts';
import { bodyTalk } from './body.lexicon.ts';

/** So many different ones of its words tell a meeting of a body; a paper written for one shows two at its head. */
const [enough, enoughAtHead] = [4, 2];
const head = 40;

/** Whether a source is a meeting of a body that decides by motions, or its minutes, rather than any talk. */
export function isOfBody(segments: readonly Segment[]): boolean {
  return hasWords(segments, enough);
}

/** Whether a document is a paper for such a meeting. */
export const isPaperOfBody = (segments: readonly Segment[]): boolean =>
  hasWords(segments.slice(0, head), enoughAtHead);

function hasWords(segments: readonly Segment[], count: number): boolean {
  const said = new Set<string>();
  for (const { text } of segments) {
    for (const found of bodyTalk.findAll(text)) said.add(found.text.toLowerCase().replace(/s$/u, ''));
    if (said.size >= count) return true;
  }
  return false;
}
