import type { CitedText, Summary } from '@ecco/contract';

/** The sentences that were chosen: those that their reader needs to know, then the others, best first. */
export function chosenOf({ analysis, overview }: Summary): CitedText[] {
  const all = [...(analysis?.tldr.items ?? []), ...(overview?.key_insights ?? [])];
  return [...all.filter(({ need }) => need), ...all.filter(({ need }) => !need)];
}
