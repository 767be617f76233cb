import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ingest.module.css';

/** Takes files by dropping or choosing. The server decides what they are by their content. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => onFiles([...(files ?? [])]);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers, the file input inside serves everyone
    <div
      className={classes['drop']}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <IconUpload size={22} stroke={1.6} aria-hidden="true" />
      <p>
        {t('ingest.drop')} {t('ingest.dropText')}{' '}
        <label className={classes['choose']} htmlFor={id}>
          {t('ingest.choose')}
        </label>
      </p>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
