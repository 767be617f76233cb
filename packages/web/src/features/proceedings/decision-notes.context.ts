import type { Decision } from '@ecco/contract';
import { createContext } from 'react';

/** What else is known of a decision, in short, and where on the page that is told whole. */
export type DecisionNote = { text: string; href: string };

/** Brought by a page that knows more of a decision than its source tells, such as that the minutes leave it out. */
export const DecisionNotesContext = createContext<(decision: Decision) => readonly DecisionNote[]>(() => []);
