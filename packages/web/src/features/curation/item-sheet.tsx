import type { Entity, Highlight, Item, Summary } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../format/text.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { Section } from '../../ui/page/section.tsx';
import classes from './curation.module.css';
import { HighlightApproval } from './highlight-approval.tsx';
import { OrganizationLinks } from './organization-links.tsx';
import { SpeakerForm } from './speaker-form.tsx';

type EntityName = { key: string; name: string; mentions: number };

function Subjects({ title, subjects }: { title: string; subjects: readonly EntityName[] }) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  return (
    <Section compact title={title}>
      <ul className={classes['subjects']}>
        {subjects.map(({ key, name, mentions }) => (
          <li key={key}>
            <span>{name}</span>
            <span className="tabular">{t('topic.mentions', { count: mentions })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const namedOf = (entities: readonly Entity[], type: Entity['entity_type']): EntityName[] =>
  entities
    .filter(({ entity_type }) => entity_type === type)
    .sort((a, b) => b.mentions - a.mentions)
    .map(({ slug, name, mentions }) => ({ key: slug, name, mentions }));

/** Organizations that are named and of which no page is known to be meant. */
function otherOrganizations({ entities, organizations }: Item): EntityName[] {
  const linked = new Set(organizations.flatMap(({ name, names }) => [name, ...names]));
  return namedOf(entities, 'organisation').filter(({ name }) => !linked.has(name));
}

function Highlights({ item, highlights }: { item: Item; highlights: readonly Highlight[] }) {
  const { t } = useTranslation();
  if (highlights.length === 0) return null;
  return (
    <Section compact title={t('section.highlights')}>
      <ul className={classes['highlights']}>
        {highlights.map((highlight) => (
          <li key={highlight.id}>
            <p>{quoted(highlight.text)}</p>
            <HighlightApproval item={item} highlight={highlight} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Props = { item: Item; summary: Summary | null; open: boolean; onClose: () => void };

/** Who speaks in an item and what it is about, to be put right by hand. */
export function ItemSheet({ item, summary, open, onClose }: Props) {
  const { t } = useTranslation();
  const topics = (summary?.analysis?.key_topics ?? []).map(({ label, mentions }) => ({
    key: label,
    name: label,
    mentions,
  }));
  return (
    <SideSheet
      side="right"
      open={open}
      title={t('curation.sheet')}
      closeLabel={t('curation.closeSheet')}
      onClose={onClose}
    >
      <div>
        <Section compact title={t('section.speakers')}>
          {item.speakers.length === 0 ? (
            <p className={classes['quiet']}>{t('curation.noSpeakers')}</p>
          ) : (
            item.speakers.map((speaker) => (
              <SpeakerForm key={`${speaker.label}=${speaker.name}`} item={item} speaker={speaker} />
            ))
          )}
        </Section>
        <Subjects title={t('section.topics')} subjects={topics} />
        <OrganizationLinks item={item} />
        <Subjects title={t('curation.otherNames')} subjects={otherOrganizations(item)} />
        <Subjects title={t('section.people')} subjects={namedOf(item.entities, 'person')} />
        <Highlights item={item} highlights={summary?.highlights ?? []} />
      </div>
    </SideSheet>
  );
}
