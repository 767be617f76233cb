import { limits, type UserProfile } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { Textarea } from '../../ui/field/inputs.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useSavePrompt } from './api/save-prompt.api.ts';
import { persistDraft, readDraft } from './draft.ts';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

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
function useNeedToKnows({ uuid, prompt_context: { profile_prompt: saved } }: UserProfile) {
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

/** From here on the length is counted aloud. */
const nearLimit = limits.promptMax * 0.9;

/** What the person wants summaries and answers to look out for. */
export function NeedToKnows({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const save = useSavePrompt();
  const { text, isUnsaved, isRestored, change, discard } = useNeedToKnows(user);
  const isTooLong = text.length > limits.promptMax;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(text, {
      onSuccess: () => {
        discard();
        say(t('profile.saved'));
      },
      onError: () => say(t('profile.saveFailed'), 'error'),
    });
  };
  return (
    <ProfileSection id="need-to-knows" title={t('profile.needToKnows')} text={t('profile.needToKnowsText')}>
      <form className={classes['form']} onSubmit={submit}>
        <Textarea
          aria-labelledby="need-to-knows"
          placeholder={t('profile.needToKnowsPlaceholder')}
          autosize
          minRows={5}
          maxRows={16}
          value={text}
          readOnly={save.isPending}
          error={
            (isTooLong && t('profile.tooLong', { limit: limits.promptMax })) || failureOf(save.error).message
          }
          onChange={(event) => change(event.currentTarget.value)}
        />
        <div className={classes['actions']}>
          <Button type="submit" loading={save.isPending} disabled={!isUnsaved || isTooLong}>
            {t('profile.save')}
          </Button>
          {isUnsaved ? (
            <Button variant="subtle" onClick={discard} disabled={save.isPending}>
              {t('profile.discard')}
            </Button>
          ) : null}
          <span className={classes['hint']} role="status">
            {isRestored ? t('profile.restored') : null}
            {text.length >= nearLimit
              ? t('profile.length', { length: text.length, limit: limits.promptMax })
              : null}
          </span>
        </div>
      </form>
    </ProfileSection>
  );
}
