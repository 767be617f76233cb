/** A stretch of text the voice says in one breath, and the pause after it. */
type Breath = { words: string; pauseMs: number };

const sentencePauseMs = 140;
const paragraphPauseMs = 420;
/** Longer runs are cut at a comma or a space: the voice's memory and delay grow with the length of a sentence. */
const longestBreath = 280;

function cut(sentence: string): string[] {
  if (sentence.length <= longestBreath) return [sentence];
  const window = sentence.slice(0, longestBreath);
  const comma = Math.max(window.lastIndexOf(', '), window.lastIndexOf('; '), window.lastIndexOf(': '));
  const space = window.lastIndexOf(' ');
  const at = comma > longestBreath / 3 ? comma + 1 : space > 0 ? space : longestBreath;
  return [sentence.slice(0, at), ...cut(sentence.slice(at).trim())];
}

/** Splits a speakable text into breaths: paragraphs at line breaks, sentences at their closing sign. */
export function breathsOf(text: string): Breath[] {
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) =>
      (paragraph.match(/[^.!?]+[.!?]*/g) ?? [])
        .flatMap((sentence) => cut(sentence.trim()))
        .filter((words) => /[A-Za-z]/.test(words)),
    );
  return paragraphs.flatMap((sentences) =>
    sentences.map((words, index) => ({
      words,
      pauseMs: index === sentences.length - 1 ? paragraphPauseMs : sentencePauseMs,
    })),
  );
}
