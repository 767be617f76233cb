import type { Highlight, Outline } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import { findSuperseded } from '../meeting/summary/superseded.ts';
import type { Source } from '../ports/ports.ts';
import { readProceedings } from '../proceedings/proceedings.ts';
import { openGate } from '../proof/gate.ts';
import { citePiece } from '../reading/citation.ts';
import { chooseQuotes } from './choose-quotes.ts';

/** Verbatim sentences worth passing on, of 8 to 60 words, spread over the item and its speakers, in its order. */
export function findHighlights(source: Source & { outline: Outline }): Highlight[] {
  const gate = openGate(source.segments);
  const superseded = findSuperseded(source, readProceedings(source));
  const chosen = chooseQuotes({ context: source.context, segments: source.segments }).filter(
    ({ rated }) => !superseded.has(rated.sentence.index),
  );
  const top = largestOf(chosen.map(({ value }) => value));
  return chosen.flatMap(({ rated: one, value }) => {
    const [piece] = one.sentence.pieces;
    const [citation] = piece === undefined ? [] : citePiece(source.segments, piece);
    if (citation === undefined || !gate.holds(citation)) return [];
    const { quote, ...place } = citation;
    return [
      {
        text: quote,
        speaker: one.sentence.speaker,
        ...place,
        score: Math.round((100 * value) / top) / 100,
      },
    ];
  });
}
