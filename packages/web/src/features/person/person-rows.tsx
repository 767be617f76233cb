import { limits, type PersonRow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './person-rows.module.css';

function Row({ person }: { person: PersonRow }) {
  const { t } = useTranslation();
  const { slug, name, image_url, title, organization, spoke, mentioned } = person;
  const place = [
    { key: 'title', node: title === null ? null : truncate(title, limits.personTitleMax) },
    {
      key: 'where',
      node: organization ? (
        <Link to="/org/$id" params={{ id: organization.slug }}>
          {organization.name}
        </Link>
      ) : null,
    },
  ];
  const heard = [
    { key: 'spoke', node: spoke > 0 ? t('person.speaksIn', { count: spoke }) : null },
    { key: 'mentioned', node: mentioned > 0 ? t('person.mentionedIn', { count: mentioned }) : null },
  ];
  return (
    <li>
      <Monogram name={name} image={image_url} size={40} />
      <div>
        <Link data-row className={classes['name']} to="/people/$id" params={{ id: slug }}>
          {name}
        </Link>
        <MetaLine parts={place} />
        <MetaLine parts={heard} />
      </div>
    </li>
  );
}

/** People with a page: where they are at present, and how often they are heard. */
export function PersonRows({ people, busy }: { people: readonly PersonRow[]; busy: boolean }) {
  return (
    <ul className={classes['rows']} aria-busy={busy || undefined}>
      {people.map((person) => (
        <Row key={person.uuid} person={person} />
      ))}
    </ul>
  );
}
