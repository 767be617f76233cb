/** A figure and the characters of the text it takes; its period is read where it is wanted. */
import type { Figure } from '@ecco/domain';
export type PlacedFigure = Omit<Figure, 'period'> & { start: number; end: number };
