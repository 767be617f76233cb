import type { Summary } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { Highlights } from '../../../features/summary/highlights.tsx';
import { Outline } from '../../../features/summary/outline.tsx';
import { JumpProvider } from '../../../ui/citation/place.context.ts';
import { Section } from '../../../ui/page/section.tsx';
import classes from '../frame/item-page.module.css';
import type { ItemPageState } from '../state/use-item-page-state.ts';

type Props = { page: ItemPageState; summary: Summary };

/** What stands below the first screen: the chapters and what was said best. */
export function SummaryBelow({ page, summary }: Props) {
  const { t } = useTranslation();
  const { playable, jumps, names } = page;
  return (
    <>
      {summary.items.length > 0 ? (
        <Section
          id="outline"
          title={t('section.outline')}
          aside={<span className={classes['count']}>{summary.items.length}</span>}
        >
          <JumpProvider value={jumps.playOrJump}>
            <Outline items={summary.items} playable={playable} target={jumps.chapter} />
          </JumpProvider>
        </Section>
      ) : null}
      {summary.highlights.length > 0 ? (
        <Section id="highlights" title={t('section.highlights')}>
          <Highlights highlights={summary.highlights} nameOf={names.nameOf} />
        </Section>
      ) : null}
    </>
  );
}
