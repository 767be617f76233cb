import type { Citation } from './citation.ts';
import type { Figure } from './figure.ts';
import type { ThemeId } from './theme.ts';

export const stances = ['positive', 'negative', 'neutral'] as const;
export type Stance = (typeof stances)[number];

export const assertionKinds = ['fact', 'guidance', 'opinion', 'question'] as const;
export type AssertionKind = (typeof assertionKinds)[number];

export type Assertion = {
  /** The claim in one sentence. */
  text: string;
  citation: Citation;
  speaker: string | null;
  theme: ThemeId;
  stance: Stance;
  kind: AssertionKind;
  organisations: string[];
  /** Whoever says it speaks of the own house: "we", or what a body moves and decides. */
  isOwn: boolean;
  figures: Figure[];
  /** 0 to 1. */
  weight: number;
};
