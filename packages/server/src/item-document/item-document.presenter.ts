import type { DocumentDraft as PublicDraft, DocumentVersion as PublicVersion } from '@ecco/contract';
import type { DocumentDraft, DocumentVersion } from '@ecco/store';

export const presentVersion = ({ id, at, by, length }: DocumentVersion): PublicVersion => ({
  uuid: id,
  at: at.toISOString(),
  by,
  length,
});

export const presentDraft = ({ html, base, at }: DocumentDraft): PublicDraft => ({
  html,
  base,
  at: at.toISOString(),
});
