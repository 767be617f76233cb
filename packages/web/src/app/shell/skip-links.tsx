import { useTranslation } from 'react-i18next';
import { usePathname } from './areas/use-areas.ts';
import classes from './shell.module.css';

/** Pages of an item, whose summary has a place of its own. */
const itemPage = /^\/(?:ep|ea|vid|va|article|doc|earnings|event)\/./;

/** The first stops of the keyboard: past what every page has, and on an item past what stands before its summary. */
export function SkipLinks() {
  const { t } = useTranslation();
  const isItem = itemPage.test(usePathname());
  const toSummary = (): void => {
    // One that is still being made has no summary yet.
    const goal = document.getElementById('summary') ?? document.getElementById('content');
    if (!goal) return;
    goal.tabIndex = -1;
    goal.focus();
  };
  return (
    <>
      <a className={classes['skip']} href="#content">
        {t('shell.skip')}
      </a>
      {isItem ? (
        // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, and takes the focus along
        <a className={classes['skip']} href="#summary" onClick={toSummary}>
          {t('shell.skipToSummary')}
        </a>
      ) : null}
    </>
  );
}
