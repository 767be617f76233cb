import type { Unit } from '../marked/source-of-units.ts';

/** Voices that a recognizer finds in a room. */
const voices = 7;
/** Of so many pieces one, more often than recognizers err, begins with another voice, wherever its words stand in their sentence. */
const rarely = 3;
/** What somebody else says: a motion, a second, an answer, thanks. */
const answers =
  /^(?:so moved?|moved|second(?:ed)?|i(?:'ll)? (?:move|second)|motion to|aye|yes|no|nay|here|present|thank you|yeah|okay)\b/iu;

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);

/**
 * Pieces with a number for each voice, as recognizers give them: another voice answers and thanks, and now and then one is told
 * apart where nobody else speaks, in the middle of a sentence with it. Made of the words alone, so that each run gives the same.
 */
export function withVoices(units: readonly Unit[]): Unit[] {
  let voice = 0;
  return units.map((unit, at) => {
    const before = units[at - 1]?.text ?? '';
    const isOther = answers.test(unit.text) || before.trimEnd().endsWith('?');
    if (isOther || sumOf(unit.text) % rarely === 0)
      voice = (voice + 1 + (sumOf(before) % (voices - 1))) % voices;
    return { ...unit, speaker: `SPEAKER_0${voice}` };
  });
}
