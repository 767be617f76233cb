/** A run of text under the label that stands before it, null where none does; `at` is where it begins in the whole. */
type LabeledText = { speaker: string | null; text: string; at: number };

/** `[S01]`, `[SPEAKER_00]`, `(Speaker 2)`, `SPEAKER_00:` and `Speaker 1:`, as transcribers write them into their text. */
const label = /[[(]\s?(S\d{1,3}|speaker[ _-]?\d{1,3})\s?[\])]\s?:?|(?<![\w-])(speaker[ _-]?\d{1,3})\s?:/gi;

/** Divides a text at the labels of voices inside it. Without any it is one run. */
export function splitAtLabels(text: string): LabeledText[] {
  const marks = [...text.matchAll(label)];
  const first = marks[0];
  if (first === undefined) return [{ speaker: null, text: text.trim(), at: 0 }];
  const before = { speaker: null, text: text.slice(0, first.index).trim(), at: 0 };
  const runs = marks.map((mark, index) => ({
    speaker: mark[1] ?? mark[2] ?? null,
    text: text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim(),
    at: mark.index,
  }));
  return [before, ...runs].filter((run) => run.text !== '');
}
