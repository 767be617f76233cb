/** Rows of one statement, well below the 65,535 values that one may have, and what its text takes to build. */
const batchSize = 500;

/** Rows in as many parts as there have to be statements; none where there are none. */
export const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  );
