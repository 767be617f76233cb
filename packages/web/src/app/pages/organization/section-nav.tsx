import { useTranslation } from 'react-i18next';
import { useSectionInView } from '../../../ui/page/use-section-in-view.ts';
import classes from './organization-page.module.css';

type NamedSection = { id: string; title: string };

/** The parts of the page in a row that stays in sight, the one that is read marked. */
export function SectionNav({ sections }: { sections: readonly NamedSection[] }) {
  const { t } = useTranslation();
  const current = useSectionInView(sections);
  return (
    <nav className={`${classes['nav']} edge-fade`} aria-label={t('organization.sections')}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
