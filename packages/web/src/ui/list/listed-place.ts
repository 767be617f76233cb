import type { Ref } from 'react';

/** What a row of a long list says of its place in it, of which only what is in view is drawn. */
export type ListedPlace = {
  ref: Ref<HTMLLIElement>;
  'data-index': number;
  'aria-posinset': number;
  'aria-setsize': number;
  /** Holds the room of rows between the one before and this, which are not drawn. */
  style?: { marginTop: number };
};
