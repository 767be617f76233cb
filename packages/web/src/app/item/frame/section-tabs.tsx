import { IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSectionInView } from '../../../ui/page/use-section-in-view.ts';
import type { PageSection } from '../state/page-section.ts';
import classes from './item-page.module.css';

type Props = {
  sections: readonly PageSection[];
  /** Opens the outline where there is no room for it beside; null where there is none. */
  onOutline: (() => void) | null;
  /** The outline leads to the same parts: the keyboard does not come to each of them twice. */
  isRepeated?: boolean;
};

/** The large parts of the page as a row below its head; it stays in sight where the outline does not stand beside. */
export function SectionTabs({ sections, onOutline, isRepeated = false }: Props) {
  const { t } = useTranslation();
  const current = useSectionInView(sections);
  if (sections.length === 0) return null;
  return (
    <nav className={`${classes['tabs']} edge-fade`} aria-label={t('tabs.label')}>
      {onOutline ? (
        <button type="button" onClick={onOutline}>
          <IconList size={18} stroke={1.6} aria-hidden="true" />{' '}
          <span className="visually-hidden">{t('item.openOutline')}</span>
        </button>
      ) : null}
      {sections.map((section) => (
        <a
          key={section.id}
          href={`#${section.id}`}
          tabIndex={isRepeated ? -1 : undefined}
          aria-current={current === section.id ? 'location' : undefined}
        >
          {section.title}
        </a>
      ))}
    </nav>
  );
}
