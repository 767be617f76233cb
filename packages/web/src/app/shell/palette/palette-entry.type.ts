import type { Icon } from '@tabler/icons-react';

/** One thing to choose in the palette. */
export type PaletteEntry = {
  id: string;
  label: string;
  note?: string | null;
  icon: Icon;
  run: () => void;
};
export type PaletteGroup = {
  key: 'recent' | 'pages' | 'actions' | 'items' | 'shows' | 'people' | 'find';
  entries: readonly PaletteEntry[];
  /** Found for words that have changed since. */
  isStale?: boolean;
};
