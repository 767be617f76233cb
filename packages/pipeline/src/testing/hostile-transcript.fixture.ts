/** Transcripts in every layout that is read, with hostile words and moments. */
import fc from 'fast-check';
import { list, moment, part } from './hostile-parts.fixture.ts';

const cue = fc
  .tuple(moment, moment, part)
  .map(([start, end, text]) => `${start} --> ${end} align:start\n<v Jane Alder>${text}\n\n`);
export const vtt = list(cue, 12).map((cues) => `WEBVTT\n\nNOTE a\n\n${cues.join('')}`);
export const srt = list(
  fc.tuple(moment, moment, part).map(([start, end, text]) => `${start} --> ${end}\n${text}\n\n`),
  12,
).map((cues) => cues.map((text, at) => `${at + 1}\n${text}`).join(''));
export const turns = list(fc.tuple(part, part), 20).map((all) =>
  all.map(([who, text]) => `${who}: ${text}\n`).join(''),
);
const segment = fc.record({
  start: fc.anything(),
  end: fc.anything(),
  text: part,
  speaker: part,
  words: fc.jsonValue(),
});
export const jsonTranscript = fc
  .tuple(fc.constantFrom('segments', 'results', 'monologues', 'utterances', 'cues'), list(segment))
  .map(([name, segments]) =>
    JSON.stringify({ [name]: segments }, (_key, value) => (typeof value === 'bigint' ? 1 : value)),
  );

export const ttml = list(fc.tuple(moment, moment, part), 12).map(
  (cues) =>
    `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" ttp:tickRate="${cues.length}"><body><div>${cues.map(([begin, end, text]) => `<p begin="${begin}" end="${end}">${text}<br/><span>${text}</span></p>`).join('')}</div></body></tt>`,
);
export const ass = list(fc.tuple(moment, part, part), 12).map(
  (lines) =>
    `[Script Info]\nTitle: Board\n\n[Events]\nFormat: Layer, Start, End, Style, Name, Effect, Text\n${lines.map(([at, who, text]) => `Dialogue: 0,${at},${at},Default,${who},,{\\i1}${text}\\N${text}`).join('\n')}`,
);
export const pairedLines = list(fc.tuple(moment, moment, part), 12).map((cues) =>
  [
    '0:00:01.000,0:00:02.000\nGood morning.',
    ...cues.map(([start, end, text]) => `${start},${end}\n${text}`),
  ].join('\n\n'),
);
export const lrc = list(fc.tuple(moment, part), 12).map((lines) =>
  ['[ti:Board]', '[00:01.00]Good morning.', ...lines.map(([at, text]) => `[${at}]${text}`)].join('\n'),
);
export const table = fc
  .tuple(fc.constantFrom(',', ';', '\t'), list(fc.tuple(moment, part, part), 12))
  .map(([between, rows]) =>
    [['start', 'speaker', 'text'], ...rows].map((cells) => cells.join(between)).join('\n'),
  );
const word = fc.record({
  word: part,
  start: fc.oneof(moment, fc.double()),
  end: fc.oneof(moment, fc.double()),
  speaker: fc.oneof(part, fc.integer()),
});
export const wordsJson = list(word, 40).map((words) =>
  JSON.stringify({ results: { channels: [{ alternatives: [{ transcript: 'Good morning', words }] }] } }),
);
/** Names alone on a line, with times, as headings, in brackets, behind dashes. */
export const printed = fc
  .tuple(
    fc.constantFrom('#### ', '[', '- ', '>> ', '', 'Q. ', '00:01 '),
    list(fc.tuple(part, moment, part), 20),
  )
  .map(([mark, all]) => all.map(([who, at, text]) => `${mark}${who} ${at}\n${text}\n\n`).join(''));
