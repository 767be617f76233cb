import { type Item, limits, type Speaker } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { quoted } from '../../format/text.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useNameSpeaker } from './api/name-speaker.api.ts';
import classes from './curation.module.css';

type Scope = 'item' | 'show';
type Props = { item: Pick<Item, 'uuid' | 'show'>; speaker: Speaker };

/** Where a name comes from, and the words of the source that say so. */
function Provenance({ speaker }: { speaker: Speaker }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes['quiet']}>
        {t(speaker.provenance ? `speaker.provenance.${speaker.provenance}` : 'curation.unnamed')}
        {' · '}
        {t('speaker.share', { percent: Math.round(speaker.share * 100) })}
      </p>
      {speaker.evidence ? (
        <blockquote className={classes['evidence']}>{quoted(speaker.evidence.source_text)}</blockquote>
      ) : null}
    </>
  );
}

/** One speaker of an item: whose name is taken from where, and a field to say it better (D29). */
export function SpeakerForm({ item, speaker }: Props) {
  const { t } = useTranslation();
  const scopeId = useId();
  const naming = useNameSpeaker(item.uuid);
  const [name, setName] = useState(speaker.name);
  const [scope, setScope] = useState<Scope>('item');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    naming.mutate(
      { label: speaker.label, name: name.trim(), scope },
      {
        onSuccess: ({ items }) => say(t('curation.named', { count: items, name: name.trim() })),
        onError: (error) =>
          say(t('curation.failed', { message: failureOf(error).message ?? t('error.unknown') }), 'error'),
      },
    );
  };
  const isChanged = name.trim() !== '' && (name.trim() !== speaker.name || speaker.provenance !== 'hand');
  return (
    <form className={classes['speaker']} onSubmit={onSubmit}>
      <label className={classes['field']}>
        {t('curation.nameOf', { label: speaker.label })}
        <input
          value={name}
          maxLength={limits.speakerNameMax}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <Provenance speaker={speaker} />
      <div className={classes['row']}>
        {item.show ? (
          <>
            <label htmlFor={scopeId} className="visually-hidden">
              {t('curation.scope')}
            </label>
            <select
              id={scopeId}
              value={scope}
              onChange={(event) => setScope(event.currentTarget.value === 'show' ? 'show' : 'item')}
            >
              <option value="item">{t('curation.scopeItem')}</option>
              <option value="show">{t('curation.scopeShow', { show: item.show.name })}</option>
            </select>
          </>
        ) : null}
        <Button
          type="submit"
          variant="default"
          size="compact-sm"
          loading={naming.isPending}
          disabled={!isChanged}
          aria-label={t('curation.saveName', { label: speaker.label })}
        >
          {t('curation.save')}
        </Button>
      </div>
    </form>
  );
}
