/**
 * XML of programs that has turns as elements, whatever they are called: read as the JSON of services is, with attributes
 * and elements inside as keys.
 */

import { readHtml } from '../html/html.guard.ts';
import type { OpenReport } from '../report/reading.report.ts';
import { tidy } from '../text/tidy.ts';
import { type JsonTranscript, readJsonTranscript } from './json.parser.ts';

/** Whether a text is XML and no page. */
export const isXml = (text: string): boolean =>
  /^\ufeff?\s*<\?xml[\s?]/.test(text) && !/<(?:!doctype html|html)[\s>]/i.test(text.slice(0, 2_000));

/** Fields by name, elements inside by name, and the words of the element and of all inside it. */
type XmlElement = { name: string; fields: Record<string, string>; inner: XmlElement[]; words: string };

const elementsMax = 500_000;
/** Fields that are known in another spelling. */
const spellings: Readonly<Record<string, string>> = {
  starttime: 'start_time',
  endtime: 'end_time',
  speakername: 'speaker_name',
};
const elementName = (raw: string): string => {
  const name = raw.replace(/^.*:/, '').toLowerCase();
  return spellings[name] ?? name;
};

/** Reads XML with a list of turns; null where it has none. */
export function readXmlTranscript(xml: string, report: OpenReport): JsonTranscript | null {
  const open: XmlElement[] = [{ name: '', fields: {}, inner: [], words: '' }];
  let count = 0;
  const wasRead = readHtml(
    xml,
    {
      onopentag(tag, attributes) {
        count += 1;
        const fields = Object.entries(attributes).map(([key, value]) => [elementName(key), value] as const);
        open.push({ name: elementName(tag), fields: Object.fromEntries(fields), inner: [], words: '' });
      },
      ontext(text) {
        const last = open.at(-1);
        if (last) last.words += text;
      },
      onclosetag() {
        const closed = open.length > 1 ? open.pop() : undefined;
        const above = open.at(-1);
        if (!closed || !above || count > elementsMax) return;
        above.inner.push(closed);
        above.words += ` ${closed.words}`;
      },
    },
    { xmlMode: true },
  );
  const [root] = open;
  return wasRead && root && count <= elementsMax ? readJsonTranscript(jsonOf(root), report) : null;
}

/** An element as the JSON of a service would have it: one inside is a field, several of one name are a list. */
function jsonOf({ fields, inner, words }: XmlElement): Record<string, unknown> {
  const byName = Map.groupBy(inner, ({ name }) => name);
  const parts = [...byName].map(([name, all]): [string, unknown] => {
    const [only] = all;
    if (all.length > 1) return [all.every(isLeaf) ? name : `${name}s`, all.map(jsonOf)];
    return [name, only && isLeaf(only) ? tidy(only.words) : only && jsonOf(only)];
  });
  const own = inner.every(isEmpty) ? { text: tidy(words) } : {};
  return { ...own, ...fields, ...Object.fromEntries(parts) };
}

const isLeaf = ({ fields, inner }: XmlElement): boolean =>
  inner.length === 0 && Object.keys(fields).length === 0;
/** A mark inside of words, as a place in time is. */
const isEmpty = ({ inner, words }: XmlElement): boolean => inner.length === 0 && words.trim() === '';
