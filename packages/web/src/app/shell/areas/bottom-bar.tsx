import { IconMenu2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shellWindow } from '../windows/shell-window.store.ts';
import { AreaLink } from './area-link.tsx';
import classes from './areas.module.css';
import { currentOf } from './current-area.ts';
import { useAreas, usePlace } from './use-areas.ts';
import { useBottomBar } from './use-bottom-bar.ts';

/** Beside the menu, which has them all. */
const most = 4;

/** The main areas at the foot of a telephone, where a thumb reaches them. */
export function BottomBar() {
  const { t } = useTranslation();
  const place = usePlace();
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  return (
    <nav ref={bar} className={classes['bottom']} aria-label={t('shell.areas')}>
      {useAreas()
        .slice(0, most)
        .map((area) => (
          <AreaLink key={area.path} path={area.path} current={currentOf(area, place)}>
            <area.icon size={20} stroke={1.6} aria-hidden="true" />
            {area.label(t)}
          </AreaLink>
        ))}
      <button type="button" aria-haspopup="dialog" onClick={() => shellWindow.getState().show('menu')}>
        <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
        {t('shell.menu')}
      </button>
    </nav>
  );
}
