import type { ContentKind, OrganizationType } from '@ecco/domain';

/** An organization or a person, with everything that may name it. */
export type GraphNode = {
  key: string;
  kind: 'organization' | 'person';
  type: OrganizationType | null;
  names: readonly string[];
  ticker: string | null;
  /** Two letters of a state, where it is of one. */
  state: string | null;
  website: string | null;
  /** Of a person: the organizations it is connected to. */
  organizations: readonly string[];
};
export type Graph = readonly GraphNode[];

/** An item with its text; `of` are the organizations whose own it is. */
export type LinkableItem = {
  source: string;
  kind: ContentKind;
  of: readonly string[];
  units: readonly { speaker: string | null; text: string }[];
};

/** A run of a unit's text that means a node. `sign`: why, where the name alone does not say. */
export type Link = { node: string; unit: number; from: number; to: number; sign: string | null };

/** What is measured: everything in an item that means a node of the graph it was opened with. */
export type Linker = {
  link: (item: LinkableItem) => Promise<readonly Link[]>;
  close: () => Promise<void>;
};
export type OpenLinker = (graph: Graph) => Promise<Linker>;
