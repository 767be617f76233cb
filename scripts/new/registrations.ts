import { withLine } from './insert.ts';

type Fill = (template: string) => string;
/** `fill` puts the noun into what is written for one that is called "noun name", as templates are. */
type Registration = { path: string; add: (text: string, fill: Fill) => string };

const glossaryRow = [
  '| __noun name__ | - | `__noun_names__` | `domain/__noun-name__.ts`',
  '`contract/noun/__noun-name__.schema.ts`',
  '`store/__noun-names__`',
  '`server/__noun-name__`',
  '`web/features/__noun-name__` |',
].join(', ');

/** Where nouns are described; the lists of code find them by themselves. */
export const registrations: readonly Registration[] = [
  { path: 'docs/glossary.md', add: (text, fill) => withLine(text, fill(glossaryRow), '| meeting |') },
];
