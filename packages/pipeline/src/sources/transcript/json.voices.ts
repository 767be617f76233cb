/** Who speaks in a JSON transcript that says it beside its list: names by label, and labels by time. */
import { jsonEntry } from './json.entry.ts';
import { inMs } from './json.time.ts';
import { firstText, isObject, type JsonObject, objectsOf } from './json.value.ts';

type Voices = {
  /** The name of a label; the label where nobody names it. */
  nameOf: (label: string) => string;
  /** The label of whoever speaks at a time (ms) by a list of spans; null where there is none. */
  speakerAt: (startMs: number | null, endMs: number | null) => string | null;
};

export function voicesOf(value: unknown): Voices {
  const names = voiceNames(value);
  const spans = spansIn(value);
  return {
    nameOf: (label) => names.get(label) ?? label,
    speakerAt: (startMs, endMs) => {
      if (startMs === null || spans.length === 0) return null;
      const middle = (startMs + (endMs ?? startMs)) / 2;
      return spans.find((span) => span.startMs <= middle && middle <= span.endMs)?.speaker ?? null;
    },
  };
}

const secondMs = 1000;
/** Lists of names lie no deeper. */
const deepest = 3;
const idKeys = ['id', 'speaker_id', 'speakerId', 'label', 'key', 'spkid'];

/** `speakers`: `[{ id: 0, name: "Jane Doe" }]`, or `{ "0": "Jane Doe" }`. */
function voiceNames(value: unknown, depth = 0): Map<string, string> {
  if (!isObject(value) || depth > deepest) return new Map();
  const listed = value['speakers'] ?? value['participants'] ?? value['speaker_names'];
  const inner = Object.values(value).flatMap((one) => [...voiceNames(one, depth + 1)]);
  if (isObject(listed))
    return new Map(
      Object.entries(listed)
        .flatMap(([id, said]): [string, string][] => {
          const name = typeof said === 'string' ? said : isObject(said) ? firstText(said, ['name']) : null;
          return name ? [[id, name.trim()]] : [];
        })
        .concat(inner),
    );
  return new Map([...objectsOf(listed).flatMap(namedById), ...inner]);
}

function namedById(speaker: JsonObject): [string, string][] {
  const name = firstText(speaker, ['name', 'display_name', 'displayName', 'speaker_name']);
  const id = idKeys
    .map((key) => speaker[key])
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return name === null || id === undefined ? [] : [[String(id), name.trim()]];
}

/** `speaker_labels`: a list of spans without words, or an object with it in `segments`. */
function spansIn(value: unknown): { speaker: string; startMs: number; endMs: number }[] {
  if (!isObject(value)) return [];
  const result = isObject(value['results']) ? value['results'] : value;
  const labels = result['speaker_labels'] ?? value['speaker_labels'] ?? value['diarization'];
  const entries = objectsOf(isObject(labels) ? labels['segments'] : labels).map(jsonEntry);
  return entries.flatMap(({ speaker, times }) => {
    const [startMs, endMs] = [inMs(times.start, secondMs), inMs(times.end, secondMs)];
    return speaker === null || startMs === null || endMs === null ? [] : [{ speaker, startMs, endMs }];
  });
}
