import { limits, type PersonRow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './person-rows.module.css';

function Row({ person }: { person: PersonRow }) {
  const { t } = useTranslation();
  const { slug, name, image_url, title, said_post, organization, spoke, mentioned } = person;
  const role = title ?? said_post?.role ?? null;
  return (
    <tr>
      <th scope="row">
        <span className={classes['who']}>
          <Monogram name={name} image={image_url} size={40} />
          <Link data-row className={classes['name']} to="/people/$id" params={{ id: slug }}>
            {name}
          </Link>
        </span>
      </th>
      <td>{role === null ? null : truncate(role, limits.personTitleMax)}</td>
      <td>
        {organization ? (
          <Link to="/org/$id" params={{ id: organization.slug }}>
            {organization.name}
          </Link>
        ) : (
          said_post?.organization
        )}
      </td>
      <td data-numeric>
        {spoke > 0 ? <span title={t('person.speaksIn', { count: spoke })}>{spoke}</span> : null}
      </td>
      <td data-numeric>
        {mentioned > 0 ? (
          <span title={t('person.mentionedIn', { count: mentioned })}>{mentioned}</span>
        ) : null}
      </td>
    </tr>
  );
}

/** People with a page, a line each: what they are and where, and how often they are heard. */
export function PersonRows({ people, busy }: { people: readonly PersonRow[]; busy: boolean }) {
  const { t } = useTranslation();
  return (
    <table className={classes['rows']} aria-busy={busy || undefined}>
      <caption className="visually-hidden">{t('people.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('person.column.name')}</th>
          <th scope="col">{t('person.column.role')}</th>
          <th scope="col">{t('person.column.organization')}</th>
          <th scope="col" data-numeric>
            {t('person.column.spoke')}
          </th>
          <th scope="col" data-numeric>
            {t('person.column.mentioned')}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.uuid} person={person} />
        ))}
      </tbody>
    </table>
  );
}
