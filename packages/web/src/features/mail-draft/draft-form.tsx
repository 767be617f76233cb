import { type DraftSection, limits, type MailDraft } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Textarea, TextInput } from '../../ui/field/inputs.ts';
import { DraftSentence, type SentenceChange } from './draft-sentence.tsx';
import classes from './mail-draft.module.css';
import { type MailEdit, withLine, withWording } from './mail-edit.ts';

type SectionProps = SentenceChange & { section: DraftSection; title: string; edit: MailEdit };

function Section({ section: { name, meta, href, lines }, title, edit, ...change }: SectionProps) {
  return (
    <fieldset className={classes['section']}>
      <legend>{name}</legend>
      {meta === null ? null : <p className={classes['meta']}>{meta}</p>}
      <ul>
        {lines.map((line) => (
          <DraftSentence
            key={line.id}
            line={line}
            source={href === null ? title : name}
            isKept={!edit.left.has(line.id)}
            wording={edit.wording.get(line.id)}
            {...change}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type Props = {
  draft: MailDraft;
  edit: MailEdit;
  onEdit: (edit: MailEdit) => void;
  /** Gives up what was changed; null where nothing was. */
  onDiscard: (() => void) | null;
};

/** What can be changed of a mail: its subject, one's own words before and after, and each sentence. */
export function DraftForm({ draft, edit, onEdit, onDiscard }: Props) {
  const { t } = useTranslation();
  const change: SentenceChange = {
    onKeep: (line, isKept) => onEdit(withLine(edit, line, isKept)),
    onReword: (line, words) => onEdit(withWording(edit, line, words)),
  };
  return (
    <section className={classes['form']} aria-label={t('mailDraft.edit')}>
      {onDiscard === null ? null : (
        <p className={classes['kept']}>
          {t('mailDraft.kept')}
          <Button variant="default" size="compact-sm" onClick={onDiscard}>
            {t('mailDraft.discard')}
          </Button>
        </p>
      )}
      <TextInput
        label={t('mailDraft.subject')}
        required
        maxLength={limits.draftSubjectMax}
        value={edit.subject}
        error={edit.subject.trim() === '' ? t('mailDraft.subjectEmpty') : null}
        onChange={({ currentTarget: { value } }) => onEdit({ ...edit, subject: value })}
      />
      <Textarea
        label={t('mailDraft.opening')}
        placeholder={t('mailDraft.openingHint')}
        autosize
        minRows={2}
        maxLength={limits.draftWordsMax}
        value={edit.opening}
        onChange={({ currentTarget: { value } }) => onEdit({ ...edit, opening: value })}
      />
      {draft.sections.length === 0 ? <p className={classes['none']}>{t('mailDraft.nothing')}</p> : null}
      {draft.sections.map((section) => (
        <Section
          key={`${section.name} ${section.lines[0]?.id}`}
          section={section}
          title={draft.title}
          edit={edit}
          {...change}
        />
      ))}
      <Textarea
        label={t('mailDraft.closing')}
        autosize
        minRows={2}
        maxLength={limits.draftWordsMax}
        value={edit.closing}
        onChange={({ currentTarget: { value } }) => onEdit({ ...edit, closing: value })}
      />
    </section>
  );
}
