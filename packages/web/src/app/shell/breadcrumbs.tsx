import { limits } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { shownTitle, truncate } from '../../format/text.ts';
import { page } from '../../ui/page/page.store.ts';
import classes from './shell.module.css';

/** As many characters as the limit, and then the ellipsis. */
const short = (label: string): string => truncate(shownTitle(label), limits.breadcrumbMax + 1);

// Where a step is a part of the page's own address, the router would call it the page as well.
const own = { exact: true } as const;

/** The way to the page, the home first; the style sheet shows it where there is room. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const crumbs = useStore(page, (state) => state.breadcrumbs);
  // One step says no more than the page itself does.
  if (crumbs.length < 2) return null;
  return (
    <nav className={classes['crumbs']} aria-label={t('shell.breadcrumbs')}>
      <ol>
        <li>
          {/* The wordmark, a few stops before, leads there too. */}
          <Link to="/home" tabIndex={-1}>
            {t('shell.home')}
          </Link>
        </li>
        {crumbs.slice(0, -1).map(({ label, href, isRepeated }) => (
          <li key={href ?? label}>
            {href ? (
              <Link to={href} activeOptions={own} tabIndex={isRepeated ? -1 : undefined}>
                {short(label)}
              </Link>
            ) : (
              short(label)
            )}
          </li>
        ))}
        <li aria-current="page">{short(crumbs.at(-1)?.label ?? '')}</li>
      </ol>
    </nav>
  );
}
