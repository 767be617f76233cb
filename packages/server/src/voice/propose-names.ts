/**
 * From voices that sound alike to whom they may be (D58): a name that a person gave, or that stands in two items or more, is
 * proposed for a voice that nobody named. Two names that disagree propose nobody (D29).
 */
import type { ContentKind, Speaker, SpeakerProvenance } from '@ecco/domain';
import type { VoiceMatch, VoicePlace, VoiceReview } from '@ecco/store';

type ProposedEvidence = {
  itemId: string;
  kind: ContentKind;
  slug: string;
  title: string;
  provenance: SpeakerProvenance;
};

export type NameProposal = {
  label: string;
  /** What the page calls the voice as long as nobody names it. */
  called: string;
  name: string;
  /** A cosine, of the most alike voice that bears the name. */
  likeness: number;
  evidence: ProposedEvidence[];
  /** Voices that sound alike and that nobody named. */
  others: VoicePlace[];
};

type ItemKnown = {
  itemId: string;
  speakers: readonly Speaker[];
  /** Of all voices of the item, the most alike first. */
  matches: readonly VoiceMatch[];
  reviews: readonly VoiceReview[];
};

/** Names as people write them, compared without case and space. */
const bare = (name: string): string => name.trim().toLowerCase().replace(/\s+/gu, ' ');

/** Provenances behind which a person stands. */
const byPerson: readonly SpeakerProvenance[] = ['hand', 'voice'];

const isFirm = (evidence: readonly ProposedEvidence[]): boolean =>
  evidence.some(({ provenance }) => byPerson.includes(provenance)) ||
  new Set(evidence.map(({ itemId }) => itemId)).size > 1;

function evidenceOf(matches: readonly VoiceMatch[]): ProposedEvidence[] {
  const byItem = new Map<string, ProposedEvidence>();
  for (const { other, named } of matches)
    if (named !== null && !byItem.has(other.itemId))
      byItem.set(other.itemId, {
        ...{ itemId: other.itemId, kind: other.kind, slug: other.slug, title: other.title },
        provenance: named.provenance,
      });
  return [...byItem.values()];
}

function proposalOf(
  { label, name: called }: Speaker,
  matches: readonly VoiceMatch[],
  isOut: (name: string) => boolean,
): NameProposal | null {
  const named = matches.filter((match) => match.named !== null && !isOut(match.named.name));
  const names = new Set(named.map((match) => bare(match.named?.name ?? '')));
  const [first] = named;
  if (first === undefined || first.named === null || names.size !== 1) return null;
  const evidence = evidenceOf(named);
  if (!isFirm(evidence)) return null;
  const others = matches.filter((match) => match.named === null).map(({ other }) => other);
  return { label, called, name: first.named.name, likeness: first.likeness, evidence, others };
}

/** Whom the unnamed voices of an item may be. Nobody twice, and nobody who is named in the item or was refused for the voice. */
export function proposeNames({ itemId, speakers, matches, reviews }: ItemKnown): NameProposal[] {
  const present = new Set(
    speakers.filter(({ provenance }) => provenance !== null).map(({ name }) => bare(name)),
  );
  const refused = new Set(
    reviews
      .filter((review) => review.itemId === itemId && review.verdict === 'refused')
      .map(({ label, name }) => JSON.stringify([label, bare(name)])),
  );
  const proposals = speakers
    .filter(({ provenance }) => provenance === null)
    .flatMap((speaker) => {
      const { label } = speaker;
      const own = matches.filter((match) => match.label === label);
      const isRefused = (name: string): boolean => refused.has(JSON.stringify([label, bare(name)]));
      const proposal = proposalOf(speaker, own, isRefused);
      return proposal === null || present.has(bare(proposal.name)) ? [] : [proposal];
    });
  const times = Map.groupBy(proposals, ({ name }) => bare(name));
  return proposals.filter(({ name }) => times.get(bare(name))?.length === 1);
}
