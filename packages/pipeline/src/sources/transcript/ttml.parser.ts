/**
 * TTML (https://www.w3.org/TR/ttml2/), the parts a transcript needs: paragraphs with their times, line ends, and agents,
 * by which services name voices.
 */
import { readHtml } from '../html/html.guard.ts';
import type { OpenReport } from '../report/reading.report.ts';
import type { TranscriptSegment } from '../source.type.ts';
import { tidy } from '../text/tidy.ts';
import { captionTime } from './caption.time.ts';

export const isTtml = (text: string): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,2000}-->\s*)?<(?:\w{1,20}:)?tt[\s>]/.test(
    text.slice(0, 4_000),
  );

/** Elements that tell of a document or a paragraph, wherever they stand. */
const aboutTags = new Set(['metadata', 'desc', 'title', 'copyright']);
/** What paragraphs stand in. */
const partTags = new Set(['body', 'div']);

type Attributes = Readonly<Record<string, string>>;
type Clock = { frameRate: number; tickRate: number };
type TtmlTranscript = { language: string | null; segments: TranscriptSegment[] };

/** The attribute whatever its prefix. */
const attributeOf = (attributes: Attributes, name: string): string | null =>
  Object.entries(attributes).find(([key]) => localName(key) === name)?.[1] ?? null;

const localName = (name: string): string => name.replace(/^.*:/, '');

const offset = /^(\d{1,15}(?:\.\d{1,9})?)(h|m|s|ms|f|t)$/;
const msOf: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

function clockTimeMs(text: string | null, { frameRate, tickRate }: Clock): number | null {
  if (text === null) return null;
  const [, count, unit = ''] = offset.exec(text.trim()) ?? [];
  if (count === undefined) return framed(text.trim(), frameRate) ?? captionTime(text);
  const ms = unit === 'f' ? 1000 / frameRate : unit === 't' ? 1000 / tickRate : (msOf[unit] ?? 0);
  return Math.round(Number(count) * ms);
}

function framed(text: string, frameRate: number): number | null {
  const [, whole, frames] = /^(\d{2,3}:\d{2}:\d{2}):(\d{2,3})$/.exec(text) ?? [];
  const ms = whole === undefined ? null : captionTime(whole);
  return ms === null ? null : Math.round(ms + (Number(frames) * 1000) / frameRate);
}

/** One segment for each paragraph with words; `language` as the document says. */
export function readTtml(text: string, report: OpenReport): TtmlTranscript {
  const reading = new TtmlReading(report);
  readHtml(
    text,
    {
      onopentag: (tag, attributes) => reading.open(localName(tag), attributes),
      ontext: (words) => reading.take(words),
      onclosetag: (tag) => reading.close(localName(tag)),
    },
    { xmlMode: true },
  );
  return reading.result();
}

/** What was read so far of a document that is read from its beginning to its end. */
class TtmlReading {
  readonly #report: OpenReport;
  readonly #segments: TranscriptSegment[] = [];
  readonly #names = new Map<string, string>();
  readonly #clock: Clock = { frameRate: 30, tickRate: 1 };
  #language: string | null = null;
  #paragraph: TranscriptSegment | null = null;
  #agent: string | null = null;
  #name: string | null = null;
  /** How many elements are open that say something of the document and are no words of it. */
  #aboutDepth = 0;
  /** When the parts begin that are open around a paragraph: its times count from there. */
  readonly #begins: number[] = [];

  constructor(report: OpenReport) {
    this.#report = report;
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'tt') this.#openDocument(attributes);
    else if (tag === 'agent') this.#agent = attributeOf(attributes, 'id');
    else if (tag === 'name') this.#name = '';
    else if (aboutTags.has(tag)) this.#aboutDepth += 1;
    else if (tag === 'p')
      this.#paragraph = this.#timed({ speaker: null, text: '', startMs: null, endMs: null }, attributes);
    else if (partTags.has(tag))
      this.#begins.push(clockTimeMs(attributeOf(attributes, 'begin'), this.#clock) ?? 0);
    else if (tag === 'br') this.take('\n');
    // Some programs give the times, or the voice, of a paragraph to the spans inside it.
    else if (tag === 'span' && this.#paragraph) this.#timed(this.#paragraph, attributes);
  }

  take(words: string): void {
    if (this.#name !== null) this.#name += words;
    else if (this.#paragraph && this.#aboutDepth === 0)
      this.#paragraph.text += words === '\n' ? words : words.replace(/\s+/g, ' ');
  }

  close(tag: string): void {
    if (tag === 'name' && this.#name !== null) {
      if (this.#agent !== null) this.#names.set(this.#agent, tidy(this.#name));
      this.#name = null;
    }
    if (aboutTags.has(tag)) this.#aboutDepth -= 1;
    if (partTags.has(tag)) this.#begins.pop();
    if (tag !== 'p' || this.#paragraph === null) return;
    const words = this.#paragraph.text.split('\n').map(tidy).filter(Boolean).join('\n');
    if (words !== '') this.#segments.push({ ...this.#paragraph, text: words });
    this.#paragraph = null;
  }

  result(): TtmlTranscript {
    const nameOf = (agent: string | null) => (agent === null ? null : (this.#names.get(agent) ?? agent));
    const segments = this.#segments.map((one) => ({ ...one, speaker: nameOf(one.speaker) }));
    return { language: this.#language, segments };
  }

  #openDocument(attributes: Attributes): void {
    this.#language = attributeOf(attributes, 'lang') || null;
    this.#clock.frameRate = Number(attributeOf(attributes, 'frameRate')) || this.#clock.frameRate;
    this.#clock.tickRate = Number(attributeOf(attributes, 'tickRate')) || this.#clock.tickRate;
  }

  /** Gives a segment the times and the voice of a tag, where it has none yet. */
  #timed(segment: TranscriptSegment, attributes: Attributes): TranscriptSegment {
    const from = this.#begins.reduce((sum, begin) => sum + begin, 0);
    const timeAt = (name: string) => {
      const time = clockTimeMs(attributeOf(attributes, name), this.#clock);
      return time === null ? null : time + from;
    };
    const begin = attributeOf(attributes, 'begin');
    if (begin !== null && timeAt('begin') === null)
      this.#report.note({ what: 'cue-time-unread', excerpt: begin });
    segment.startMs ??= timeAt('begin');
    const length = clockTimeMs(attributeOf(attributes, 'dur'), this.#clock);
    segment.endMs ??=
      timeAt('end') ?? (segment.startMs !== null && length !== null ? segment.startMs + length : null);
    segment.speaker ??= attributeOf(attributes, 'agent');
    return segment;
  }
}
