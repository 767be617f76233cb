import { useTranslation } from 'react-i18next';
import classes from './specimen.module.css';

/** What Ecco makes of a source, to be seen before anybody signs in: a sentence of an item with its citation open. */
export function Specimen() {
  const { t } = useTranslation();
  const sentence = t('specimen.sentence');
  return (
    <figure className={classes['specimen']} aria-label={t('specimen.label')}>
      <div className={classes['item']}>
        <p className={classes['origin']}>{t('specimen.origin')}</p>
        <p className={classes['title']}>{t('specimen.title')}</p>
        <p className={classes['speaker']}>{t('specimen.speaker')}</p>
        <p className={classes['sentence']}>
          “{sentence}”<sup>1</sup>
        </p>
        <div className={classes['card']}>
          <p className={classes['place']}>
            {t('specimen.source')} 1 · {t('specimen.speaker')} · <time>{t('specimen.time')}</time>
          </p>
          <p className={classes['words']}>
            {t('specimen.before')} <mark>{sentence}</mark> {t('specimen.after')}
          </p>
        </div>
      </div>
      <figcaption>{t('specimen.caption')}</figcaption>
    </figure>
  );
}
