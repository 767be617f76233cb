import type { MailShown } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/field/segmented.tsx';
import classes from './mail-draft.module.css';

const views = ['wide', 'narrow', 'text'] as const;
type View = (typeof views)[number];

/** The mail for a frame: what is followed there opens beside this page. */
const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/** The mail as it looks in a window, on a telephone, and without HTML. */
export function MailPreview({ mail }: { mail: MailShown }) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('wide');
  return (
    <>
      <Segmented
        label={t('mailDraft.view')}
        value={view}
        choices={views.map((value) => ({ value, text: t(`mailDraft.views.${value}`) }))}
        onChoose={setView}
      />
      {view === 'text' ? (
        <section
          className={classes['text']}
          aria-label={t('mailDraft.asText')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          tabIndex={0}
        >
          {mail.text}
        </section>
      ) : (
        <section
          className={classes['stage']}
          aria-label={t(`mailDraft.views.${view}`)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: where the mail is wider than the page, the keyboard must scroll it
          tabIndex={0}
        >
          <iframe
            className={classes['frame']}
            data-view={view}
            title={t('mailDraft.preview')}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={framed(mail.html)}
          />
        </section>
      )}
    </>
  );
}
