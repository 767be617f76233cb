import type { GraphNode, Home, LinkedSpeaker } from '@ecco/engine';

/** What the linking of an item is made of, as it goes to a thread. */
export type LinkInput = {
  item: { title: string; segments: { id: string; text: string }[] };
  speakers: LinkedSpeaker[];
  /** Texts with what of the graph is called so. */
  called: [string, GraphNode[]][];
  home: Home;
};
