import type { QuestionForm } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { kinOf } from './asked/kin.lexicon.ts';
import type { Needs } from './asked/needs.ts';
import type { Candidate } from './candidates.ts';
import { pointing } from './forms/pointed.ts';
import type { Ranked } from './rank-candidates.ts';

type Asked = { query: string; form: QuestionForm; needs: Needs; sources: readonly Source[] };

/** Sentences that are looked at for one that answers to the point, the likeliest first. */
const mostLooked = 200;

/**
 * Of ranked sentences those that answer to the point, where one run of words answers a question, else all. A cause may
 * be told without a word of causes: then all may tell it.
 */
export function* pointedOf(asked: Asked, rank: () => Iterable<Ranked>): Generator<Ranked, void> {
  const points = pointingIn(asked);
  if (points === null) return yield* rank();
  const pointed: Ranked[] = [];
  let looked = 0;
  for (const one of rank()) {
    if (points(one.candidate)) pointed.push(one);
    if (++looked === mostLooked) break;
  }
  if (pointed.length === 0 && asked.form === 'reason') yield* rank();
  else yield* thingFirst(pointed, asked);
}

/** Of numbers those first whose own sentence names what they are of. */
function thingFirst(pointed: readonly Ranked[], { form, needs }: Asked): readonly Ranked[] {
  const head = needs.head.flatMap((stem) => [...kinOf(stem)]);
  if (form !== 'number' || head.length === 0) return pointed;
  const has = ({ candidate }: Ranked): boolean => head.some((stem) => candidate.stems.has(stem));
  return pointed.some(has) ? pointed.filter(has) : pointed;
}

function pointingIn({ sources, ...asked }: Asked): ((one: Candidate) => boolean) | null {
  const points = sources.map((source) => pointing(asked, source));
  if (points.includes(null)) return null;
  return ({ sourceIndex, rated, stems, at }) =>
    points[sourceIndex]?.({ text: rated.polished, stems, segment: rated.sentence.segment, at }) ?? false;
}
