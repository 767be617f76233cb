import type { CitedText, MinutesGap } from '@ecco/domain';
import { findPublicComment } from '../../factuality/public-comment.ts';
import type { Segment } from '../../ports/ports.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { countWords } from '../../words/token.ts';
import { leaves, outsiders } from '../signals/event.lexicon.ts';
import { compareWeights } from './compare.weights.ts';
import { citedSentences } from './decision-subject.ts';
import { lastNameOf } from './minutes-gaps.ts';
import { hasTerm, type MinutesText } from './minutes-text.ts';
import { arriving, parting, steppedAside, stepsAside } from './people.lexicon.ts';
import { subjectTermsOf } from './said-terms.ts';

const bare = { signal: null, result: null, written: null } as const;

function gapOf(kind: MinutesGap['kind'], text: CitedText | undefined): MinutesGap[] {
  const [said] = text?.citations ?? [];
  return text === undefined || said === undefined ? [] : [{ kind, ...bare, text, said }];
}

/** A label of a recognizer is no name. */
const speakerName = ({ speaker }: Segment): string | null =>
  speaker === null || /\d|^speaker\b/iu.test(speaker) ? null : lastNameOf(speaker);

/** Somebody who took no part because of an interest of their own, of which the minutes say nothing. */
export const missingRecusals = (segments: readonly Segment[], { lines }: MinutesText): MinutesGap[] => {
  const reported = new Set<string>();
  return segments.flatMap((segment): MinutesGap[] => {
    const sentence = citedSentences(segment).find(({ text }) => stepsAside.test(foldApostrophes(text)));
    const name = speakerName(segment);
    if (sentence === undefined || reported.has(name ?? '')) return [];
    reported.add(name ?? '');
    const isTold = lines.some(
      ({ text }) => steppedAside.test(text) && (name === null || text.toLowerCase().includes(name)),
    );
    return isTold ? [] : gapOf('recusal', sentence);
  });
};

/** Words of a sentence that tells what a guest wants. */
const leastWords = 7;

/** The turns of each guest of public comment. */
function guestsOf(segments: readonly Segment[]): Segment[][] {
  const guests: { at: number; speaker: string | null; own: Segment[] }[] = [];
  for (const at of [...findPublicComment(segments)].toSorted((a, b) => a - b)) {
    const segment = segments[at];
    if (segment === undefined) continue;
    const last = guests.at(-1);
    const isSame =
      last !== undefined &&
      last.speaker === segment.speaker &&
      (segment.speaker !== null || at === last.at + 1);
    if (isSame) [last.at] = [at, last.own.push(segment)];
    else guests.push({ at, speaker: segment.speaker, own: [segment] });
  }
  return guests.map(({ own }) => own);
}

/** "My name is Ruth Anselm"; of a voice of its own also "Earl Jankowski, retired". */
const name = String.raw`(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s\p{Lu}[\p{L}'’-]+)`;
const presented = new RegExp(String.raw`\b(?:[Nn]ame is|[Nn]ame's|I'm|I am)\s+${name}\b`, 'u');
const opened = new RegExp(String.raw`(?:^|[.!?]\s+)${name}\b`, 'u');

/** Guests of public comment of whom, and of whose words, the minutes say nothing. */
export const missingComments = (segments: readonly Segment[], { lines }: MinutesText): MinutesGap[] =>
  guestsOf(segments).flatMap((own): MinutesGap[] => {
    const [first] = own;
    const words = own.map(({ text }) => text).join(' ');
    if (first === undefined || countWords(words) < leastWords * 2) return [];
    const said = presented.exec(words) ?? (first.speaker === null ? null : opened.exec(words));
    const introducedAs = said?.[1]?.split(' ').at(-1)?.toLowerCase() ?? null;
    const names = [speakerName(first), introducedAs];
    // Without voices it may be anybody who speaks: only who presents themselves is a guest.
    if (first.speaker === null && introducedAs === null) return [];
    const terms = [...subjectTermsOf(words)];
    const isTold = lines.some(
      (line) =>
        names.some((name) => name !== null && line.text.toLowerCase().includes(name)) ||
        terms.filter((term) => hasTerm(line, term)).length >= compareWeights.leastDiscussed,
    );
    if (isTold) return [];
    const sentences = own.flatMap(citedSentences).filter(({ text }) => countWords(text) >= leastWords);
    const weightOf = ({ text }: CitedText) => subjectTermsOf(text).size;
    return gapOf('comment', sentences.toSorted((a, b) => weightOf(b) - weightOf(a))[0]);
  });

const first = /\b(?:i|i'm|i've|i'll|my)\b/iu;

/** Whether minutes say that this person, or somebody unnamed of whom the same is said, comes or goes. */
export function isMoveCovered(
  kind: 'departure' | 'appointment',
  said: { name: string | null; words: string },
  { lines }: MinutesText,
): boolean {
  const moves = kind === 'departure' ? parting : arriving;
  const name = said.name === null ? null : lastNameOf(said.name);
  const terms = [...subjectTermsOf(said.words)];
  return lines.some((line) => {
    if (!moves.test(line.text)) return false;
    if (name !== null && line.text.toLowerCase().includes(name)) return true;
    return terms.filter((term) => hasTerm(line, term)).length >= 2;
  });
}

/** Who says of themselves that they leave a body that is no allocator, whose signals tell it. */
export const missingDepartures = (segments: readonly Segment[], minutes: MinutesText): MinutesGap[] => {
  const guests = findPublicComment(segments);
  return segments.flatMap((segment, at): MinutesGap[] => {
    if (guests.has(at) || speakerName(segment) === null) return [];
    const sentence = citedSentences(segment).find(({ text }) => {
      const plain = foldApostrophes(text);
      return first.test(plain) && leaves.test(plain) && !outsiders.test(plain);
    });
    if (sentence === undefined) return [];
    const isTold = isMoveCovered('departure', { name: segment.speaker, words: segment.text }, minutes);
    return isTold ? [] : gapOf('signal', sentence).map((gap) => ({ ...gap, signal: 'departure' as const }));
  });
};
