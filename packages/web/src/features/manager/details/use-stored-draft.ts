import { useState } from 'react';
import { withTypedText } from './field-text.ts';

/**
 * What stands in the fields of something that is stored, which may change meanwhile: a merge adds names. What nobody
 * typed follows, or saving would take back what came.
 */
export function useStoredDraft<Draft extends Readonly<Record<string, string>>>(stored: Draft) {
  const [draft, setDraft] = useState<Draft>(stored);
  const [known, setKnown] = useState<Draft>(stored);
  if (Object.entries(stored).some(([field, text]) => known[field] !== text)) {
    setKnown(stored);
    setDraft(withTypedText({ draft, known, stored }));
  }
  return [draft, setDraft] as const;
}
