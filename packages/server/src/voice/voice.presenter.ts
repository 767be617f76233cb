import { type ItemVoices, limits } from '@ecco/contract';
import type { SegmentLine } from '@ecco/store';
import type { ShownVoices } from './voice.usecases.ts';

const presentPlace = (line: SegmentLine | undefined) =>
  line === undefined || line.startMs === null
    ? null
    : { segment: line.id, line: line.idx, start_ms: Math.round(line.startMs) };

export const presentVoices = ({ proposals, reviews, places }: ShownVoices): ItemVoices => ({
  proposals: proposals.map(({ label, called, name, likeness, evidence, others }) => ({
    ...{ label, called, name, likeness, place: presentPlace(places.get(label)) },
    evidence: evidence
      .slice(0, limits.voiceEvidenceMax)
      .map(({ itemId: uuid, kind, slug, title, provenance }) => ({
        item: { uuid, kind, slug, title },
        provenance,
      })),
    named: evidence.length,
    others: new Set(others.map(({ itemId }) => itemId)).size,
  })),
  decisions: reviews.map(({ decisionId: uuid, label, name, verdict, before, by, at }) => ({
    ...{ uuid, label, called: before?.name ?? label, name, verdict, by },
    at: at.toISOString(),
  })),
});
