// What somebody judges by figures is answered by the figures that bear on it: a table to be read and checked.
import type { Formula } from './formula.type.ts';
import { formulas, rowFormula, shareFormula } from './formulas.ts';

/** `kind`: of one year, or of it and the year before; `least`: so many are told, or nothing is. */
type Bearing = {
  asks: RegExp;
  kind: 'value' | 'trend';
  formulas: readonly Formula[];
  least: number;
};

const named = (name: string): Formula[] => formulas.filter((one) => one.name === name).slice(0, 1);

export const bearings: readonly Bearing[] = [
  {
    asks: /\b(?:a )?capital[- ]intensive(?: business| company)?\b/iu,
    kind: 'value',
    formulas: [
      shareFormula('capitalSpending', 'revenue'),
      shareFormula('property', 'assets'),
      ...named('return on assets'),
    ],
    least: 2,
  },
  {
    asks: /\b(?:total )?debt(?: on (?:its |the )?balance sheet)?\b/iu,
    kind: 'trend',
    formulas: [rowFormula('shortTermDebt'), rowFormula('currentDebt'), rowFormula('longTermDebt')],
    least: 1,
  },
  {
    asks: /\bamong operati(?:ons|ng),? investing,? and financing activities\b.{0,60}\b(?:most|least) (?:[^?]{0,30})?cash flows?\b/iu,
    kind: 'value',
    formulas: [rowFormula('operatingCash'), rowFormula('investingCash'), rowFormula('financingCash')],
    least: 3,
  },
];
