/** Segments of one chapter, first and last inside. */
export type Division = {
  first: number;
  last: number;
  /** The division of a document of which it is a part: "Item 7". */
  parent?: string;
};
