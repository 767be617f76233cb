import { quoted } from '../../format/text.ts';

/** Words of one speaker in a row. */
export type SpeakerQuote = { speaker: string | null; text: string };

/** What follows another by the same speaker joins it. */
export function joinSpoken(parts: readonly SpeakerQuote[]): SpeakerQuote[] {
  const joined: SpeakerQuote[] = [];
  for (const { speaker, text } of parts) {
    const words = text.replace(/\s+/g, ' ').trim();
    const last = joined.at(-1);
    if (words === '') continue;
    if (last && last.speaker === speaker) last.text = `${last.text} ${words}`;
    else joined.push({ speaker, text: words });
  }
  return joined;
}

/** Words in a text that somebody may pass on: what was said, by whom, where it stands, and the link that leads there. */
export function quoteText(
  spoken: readonly SpeakerQuote[],
  { title, place, href }: { title: string; place: string; href: string },
): string {
  const said = spoken.map(({ speaker, text }) =>
    speaker === null ? quoted(text) : `${quoted(text)} — ${speaker}`,
  );
  return [...said, `${title}, ${place}`, href].join('\n');
}
