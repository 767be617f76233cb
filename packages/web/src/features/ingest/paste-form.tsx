import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/field/inputs.ts';
import classes from './ingest.module.css';

/** As much as is taken from a clipboard; more is a file. In characters. */
const textMax = 2_000_000;
const titleMax = 200;

/** The text as the file that it would be had somebody saved it, so that it goes the way of every upload. */
const fileOf = (title: string, text: string): File =>
  new File([text], `${title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()}.txt`, { type: 'text/plain' });

/** Takes a mail, a transcript or notes from the clipboard. */
export function PasteForm({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > textMax;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || isTooLong) return;
    onFile(fileOf(title.trim() || t('ingest.pasteUntitled'), text));
    setTitle('');
    setText('');
    setTried(false);
  };
  const fault = isTooLong ? t('ingest.pasteTooLong') : isTried && isEmpty ? t('ingest.pasteEmpty') : null;
  return (
    <details className={classes['accepted']}>
      <summary>{t('ingest.paste')}</summary>
      <form className={classes['paste']} onSubmit={submit} noValidate>
        <TextInput
          label={t('ingest.pasteTitle')}
          maxLength={titleMax}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label={t('ingest.pasteText')}
          rows={8}
          value={text}
          error={fault}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{t('ingest.pasteSubmit')}</Button>
      </form>
    </details>
  );
}
