import type { Figure } from '../ports/ports.ts';

/** A figure and the characters of the text it takes; its period is read where it is wanted. */
export type PlacedFigure = Omit<Figure, 'period'> & { start: number; end: number };
