import type { Person } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './person-page.module.css';

/** Who somebody is; what nobody knows of them is left out. */
export function PersonHead({ person, children }: { person: Person; children: ReactNode }) {
  const { t } = useTranslation();
  const { name, title, said_post, aliases, description, image_url, orgs } = person;
  const present = orgs.find((place) => place.title === title && place.until === null);
  const post = [title ?? said_post?.role, present?.organization.name ?? said_post?.organization]
    .filter(Boolean)
    .join(', ');
  return (
    <header className={classes['head']}>
      <Monogram name={name} image={image_url} size={56} />
      <div className={classes['name']}>
        <h1>{name}</h1>
        {post === '' ? null : <p>{post}</p>}
        {aliases.length > 0 ? <p>{t('person.alsoCalled', { names: aliases.join(', ') })}</p> : null}
      </div>
      {description ? (
        <p className={classes['description']}>
          <LinkedText text={description} />
        </p>
      ) : null}
      <div className={classes['tools']}>{children}</div>
    </header>
  );
}
