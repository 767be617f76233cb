import type { Speaker } from '@ecco/domain';

type HandNames = {
  /** Speakers of this item that a person named before. */
  ofItem: readonly Speaker[];
  /** Names that a person gave to labels of the show. */
  ofShow: readonly { label: string; name: string }[];
  /** The labels that stand in the text. */
  labels: ReadonlySet<string>;
};

const named = (speaker: Speaker, name: string): Speaker => ({
  ...speaker,
  name,
  provenance: 'hand',
  confidence: 1,
  evidence: null,
});

const silentSpeaker = (label: string): Speaker => ({
  label,
  name: label,
  role: null,
  organisation: null,
  provenance: null,
  confidence: 0,
  evidence: null,
});

/**
 * What was found, with the names that persons gave (D29): the item's own first, then those of its show, but where the
 * publisher names the speaker of this item himself.
 */
export function withHandNames(
  speakers: readonly Speaker[],
  { ofItem, ofShow, labels }: HandNames,
): Speaker[] {
  const own = new Map(ofItem.map((speaker) => [speaker.label, speaker]));
  const shared = new Map(ofShow.map(({ label, name }) => [label, name]));
  const known = new Set(speakers.map(({ label }) => label));
  const missed = [...own.keys(), ...shared.keys()].filter((label) => labels.has(label) && !known.has(label));
  return [...speakers, ...[...new Set(missed)].map(silentSpeaker)].map((speaker) => {
    const byHand = own.get(speaker.label);
    if (byHand !== undefined) return byHand;
    const name = shared.get(speaker.label);
    return name === undefined || speaker.provenance === 'publisher' ? speaker : named(speaker, name);
  });
}
