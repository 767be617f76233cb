/** A cell with a figure and the words over its column. */
export type Cell = { amount: string; column: string };

export type TableRow = {
  label: string;
  /** Only cells whose column is known. */
  cells: Cell[];
  /** What is said of the unit: beside the columns, or above the table. */
  unit: string;
  /** The sign of money that stands somewhere in its table; '' where none does. */
  currency: string;
  /** The line above it that names what a group of rows is of: "Earnings per share:"; '' where there is none. */
  group: string;
  /** Places in the list of the segments that say what the columns and the unit are. */
  heads: number[];
  /** Whether the table is of the whole body, and not of a part of it: a statement, or consolidated. */
  isOfWhole: boolean;
};
