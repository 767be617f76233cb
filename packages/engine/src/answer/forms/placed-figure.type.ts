import type { Figure } from '@ecco/domain';
import type { Span } from '../question/span.type.ts';

/** A figure of a sentence, with its place; `of`: what is counted, where it is a length of time. */
export type PlacedFigure = Span & Pick<Figure, 'unit' | 'value' | 'period' | 'direction'> & { of: string };
