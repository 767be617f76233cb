import { useTranslation } from 'react-i18next';
import { Toolbar } from '../../../ui/page/toolbar.tsx';
import { AreaLink } from './area-link.tsx';
import classes from './areas.module.css';
import { currentOf } from './current-area.ts';
import { useAreas, usePlace } from './use-areas.ts';

/** As many as the bar has room for; the menu has them all. */
const most = { middle: 3, wide: 7 };

/** The main areas in the bar at the top. */
export function AreaBar({ width }: { width: 'middle' | 'wide' }) {
  const { t } = useTranslation();
  const place = usePlace();
  return (
    <nav className={classes['areas']} aria-label={t('shell.areas')}>
      <Toolbar label={t('shell.areas')} className={classes['bar']}>
        {useAreas()
          .slice(0, most[width])
          .map((area) => (
            <AreaLink key={area.path} path={area.path} current={currentOf(area, place)}>
              {area.label(t)}
            </AreaLink>
          ))}
      </Toolbar>
    </nav>
  );
}
