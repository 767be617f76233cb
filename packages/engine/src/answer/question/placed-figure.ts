import type { Figure } from '@ecco/domain';
import { placedFigures } from '../../assertions/proved-figures.ts';
import type { Span } from './span.type.ts';

/** A figure of a sentence, with its place; `of`: what is counted, where it is a length of time. */
export type PlacedFigure = Span & Pick<Figure, 'unit' | 'value' | 'period' | 'direction'> & { of: string };

/** The figures of a text, in its order. */
export const figuresIn = (text: string): PlacedFigure[] =>
  placedFigures(text).map((figure) => ({ ...figure, of: '' }));

/** Two figures that say the same have one key. */
export const keyOfFigure = ({ unit, value, of }: Pick<PlacedFigure, 'unit' | 'value' | 'of'>): string =>
  unit === 'basis-points' ? `percent ${value / 100}` : `${unit} ${value} ${of}`.trim();
