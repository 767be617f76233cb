import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseClock } from '../../format/time.ts';
import { usePlayer } from '../player.context.ts';
import classes from './bar-panel.module.css';

/** Goes to a time that is typed. */
export function SeekForm() {
  const { t } = useTranslation();
  const seek = usePlayer((state) => state.seek);
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState(false);
  const field = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const seconds = parseClock(text);
    setInvalid(seconds === null);
    if (seconds === null) return;
    seek(seconds);
    setText('');
  };
  return (
    <form className={classes['seek']} onSubmit={submit} noValidate>
      <label htmlFor={field}>{t('playing.seekTo')}</label>
      <div>
        <input
          id={field}
          inputMode="text"
          autoComplete="off"
          value={text}
          aria-invalid={invalid || undefined}
          aria-describedby={`${field}-hint`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('playing.go')}
        </Button>
      </div>
      <p id={`${field}-hint`} role={invalid ? 'alert' : undefined} data-invalid={invalid || undefined}>
        {t(invalid ? 'playing.seekInvalid' : 'playing.seekHint')}
      </p>
    </form>
  );
}
