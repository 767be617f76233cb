import { type OrganizationVoice, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import classes from './key-people.module.css';

/** As many as stand in two rows of a wide window. */
const shownAtFirst = 8;

function VoiceRow({ voice: { name, role, slug, items, item } }: { voice: OrganizationVoice }) {
  const { t } = useTranslation();
  const title = shownTitle(item.title);
  return (
    <li>
      {slug === null ? (
        <strong className={classes['voice']}>{name}</strong>
      ) : (
        <Link className={classes['voice']} to="/people/$id" params={{ id: slug }}>
          {name}
        </Link>
      )}
      {role === null ? null : <span className={classes['role']}>{role}</span>}
      <Link className={classes['heard']} to={pathOf(item)} title={title}>
        {items > 1 ? t('organization.heardIn', { count: items, title }) : title}
      </Link>
    </li>
  );
}

/** Who is heard for an organization and stands in none of its lists, with where that was last. `isAlone`: it has no lists. */
export function VoiceList({ voices, isAlone }: { voices: readonly OrganizationVoice[]; isAlone: boolean }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (voices.length === 0) return null;
  const title = t(isAlone ? 'organization.voicesAlone' : 'organization.voices');
  return (
    <section className={classes['group']} aria-label={title}>
      <div className={classes['head']}>
        <h3>
          {title} <span className="tabular">{voices.length}</span>
        </h3>
      </div>
      <ul className={classes['voices']}>
        {(isWhole ? voices : voices.slice(0, shownAtFirst)).map((voice) => (
          <VoiceRow key={voice.name} voice={voice} />
        ))}
      </ul>
      {voices.length > shownAtFirst ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('organization.fewerVoices') : t('organization.allVoices', { count: voices.length })}
        </Button>
      ) : null}
    </section>
  );
}
