import type { ContentKind } from '@ecco/domain';
import type { GraphNode, Home, LinkedSpeaker, Voice } from '@ecco/engine';

/** What the linking of an item is made of, as it goes to a thread. */
export type LinkInput = {
  item: { title: string; segments: { id: string; text: string }[] };
  kind: ContentKind;
  voices: Voice[];
  speakers: LinkedSpeaker[];
  /** Texts with what of the graph is called so. */
  called: [string, GraphNode[]][];
  home: Home;
};
