export const figureUnits = ['usd', 'percent', 'basis-points', 'count', 'other'] as const;
type FigureUnit = (typeof figureUnits)[number];

export const directions = ['up', 'down'] as const;
type Direction = (typeof directions)[number];

export type Figure = {
  /** As it stands in the text: "$2.4 billion", "7.25%". */
  text: string;
  value: number;
  unit: FigureUnit;
  direction: Direction | null;
  /** The time it is of, as the sentence says it: "third quarter", "fiscal year ended June 30". */
  period: string | null;
};
