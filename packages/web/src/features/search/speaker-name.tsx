import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search.module.css';

type Props = { shown: string; onRename: (name: string) => void };

/** A speaker's name that becomes a field on click; Enter or leaving it keeps the name on this device. */
export function SpeakerName({ shown, onRename }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  if (!editing) {
    return (
      <button
        type="button"
        className={classes['name']}
        aria-label={t('search.renameSpeaker', { speaker: shown })}
        onClick={() => setEditing(true)}
      >
        {shown}
      </button>
    );
  }
  return (
    <input
      className={classes['nameField']}
      aria-label={t('search.renameSpeaker', { speaker: shown })}
      defaultValue={shown}
      ref={(field) => field?.focus()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setEditing(false);
      }}
      onBlur={(event) => {
        onRename(event.currentTarget.value);
        setEditing(false);
      }}
    />
  );
}
