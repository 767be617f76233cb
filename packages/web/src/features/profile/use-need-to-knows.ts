import type { UserProfile } from '@ecco/contract';
import { useEffect, useState } from 'react';
import { persistDraft, readDraft } from './draft.ts';

/** Keeps the browser from closing the page without a question. */
function useWarnBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

/** What is typed in the field, which outlives a visit to another page until it is saved or discarded. */
export function useNeedToKnows({ uuid, prompt_context: { profile_prompt: saved } }: UserProfile) {
  const [draft, setDraft] = useState(() => readDraft(uuid));
  const [isRestored, setRestored] = useState(draft !== null && draft !== saved);
  const isUnsaved = draft !== null && draft !== saved;
  useWarnBeforeLeaving(isUnsaved);
  const change = (text: string | null): void => {
    const next = text === saved ? null : text;
    persistDraft(uuid, next);
    setDraft(next);
    if (next === null) setRestored(false);
  };
  return {
    text: draft ?? saved,
    isUnsaved,
    /** Whether the text is one that was left unsaved earlier. */
    isRestored: isRestored && isUnsaved,
    change,
    discard: () => change(null),
  };
}
