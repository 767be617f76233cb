import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/get-session.api.ts';
import { AreaLink } from './area-link.tsx';
import classes from './areas.module.css';
import { currentOfTab, tabsAt } from './current-area.ts';
import { usePathname } from './use-areas.ts';

/** The pages of an area, in a row at the top of each of them. */
export function AreaTabs() {
  const { t } = useTranslation();
  const pathname = usePathname();
  const shown = tabsAt(pathname, useSession());
  if (!shown) return null;
  return (
    <nav className={`${classes['tabs']} edge-fade`} aria-label={shown.area.label(t)}>
      {shown.tabs.map((tab) => (
        <AreaLink key={tab.path} path={tab.path} current={currentOfTab(tab, pathname)}>
          {tab.label(t)}
        </AreaLink>
      ))}
    </nav>
  );
}
