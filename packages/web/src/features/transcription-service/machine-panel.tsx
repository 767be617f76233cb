import type { SpeechMachine } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { speechFiles } from './speech-files.ts';
import classes from './transcription-service.module.css';

type Props = { machine: SpeechMachine };

/** What stands in the way of recognition here, the first obstacle first; null where nothing does. */
function obstacleOf({ has_directory, is_readable, has_package, models }: SpeechMachine) {
  if (!has_directory) return 'noDirectory';
  if (!is_readable) return 'unreadable';
  if (!has_package) return 'noPackage';
  return models.length === 0 ? 'noModels' : null;
}

function ModelFacts({ machine: { models, detects_speech, separates_speakers } }: Props) {
  const { t } = useTranslation();
  const named = models.map(({ name, family }) => `${name} (${t(`services.machine.family.${family}`)})`);
  const rows = [
    ['models', named.join(', ')],
    ['speech', t(detects_speech ? 'services.machine.yes' : 'services.machine.noSpeech')],
    ['speakers', t(separates_speakers ? 'services.machine.yes' : 'services.machine.noSpeakers')],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`services.machine.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FilesList() {
  const { t } = useTranslation();
  return (
    <details className={classes['files']}>
      <summary>{t('services.machine.which')}</summary>
      <p>{t('services.machine.whichText')}</p>
      <ul>
        {speechFiles.map(({ use, folder, files, megabytes, license }) => (
          <li key={use}>
            <p>{t(`services.machine.uses.${use}`)}</p>
            <p className={classes['meta']}>
              {t('services.machine.sizeAndLicense', { size: `${megabytes} MB`, license })}
            </p>
            <p>
              {folder === null ? null : <code>{folder}/</code>}
              {files.map((file) => (
                <code key={file} data-inside={folder !== null || undefined}>
                  {file}
                </code>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What there is to recognize speech with on this machine, and what is missing for it. */
export function MachinePanel({ machine }: Props) {
  const { t } = useTranslation();
  const obstacle = obstacleOf(machine);
  return (
    <section className={classes['machine']} aria-labelledby="on-this-machine">
      <h2 id="on-this-machine">{t('services.machine.title')}</h2>
      <p className={classes['meta']}>{t('services.machine.lead')}</p>
      <p className={classes['reason']}>{t(`services.machine.${obstacle ?? 'ready'}`)}</p>
      {machine.models.length === 0 ? null : <ModelFacts machine={machine} />}
      {machine.incomplete.map(({ name, family, missing }) => (
        <p key={name} className={classes['reason']}>
          {t('services.machine.incomplete', {
            ...{ name, family: t(`services.machine.family.${family}`), missing: missing.join(', ') },
          })}
        </p>
      ))}
      <FilesList />
    </section>
  );
}
