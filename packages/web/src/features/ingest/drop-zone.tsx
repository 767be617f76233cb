import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { droppedFiles, filesOfFolder } from './dropped-files.ts';
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
    void droppedFiles(event.dataTransfer).then(onFiles);
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
        </label>{' '}
        {t('ingest.dropText')}{' '}
        <label className={classes['choose']} htmlFor={`${id}-folder`}>
          {t('ingest.chooseFolder')}
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
      <input
        id={`${id}-folder`}
        className="visually-hidden"
        type="file"
        // Not yet among the attributes that the types know.
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          onFiles(filesOfFolder(event.currentTarget.files));
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
