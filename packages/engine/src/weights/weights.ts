/** Where weights come from: what made them, and on which data. */
export type Origin = {
  /** `by hand`: chosen by trying and reading; else the method. */
  made: 'by hand' | 'by counting' | 'by ridge regression' | 'by logistic regression';
  /** The data and its split. */
  on: string;
  /** The script in the checkout that makes them again; null where none does. */
  script: string | null;
};

/** Weights by name, with their origin beside them. */
export const weights = <const Values extends Readonly<Record<string, number>>>(
  origin: Origin,
  values: Values,
): Values & { origin: Origin } => ({ ...values, origin });
