import { limits } from '@ecco/contract';
import { useMatch, useNavigate } from '@tanstack/react-router';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { searchTerms } from '../../features/home-search/search-terms.ts';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { fieldId, paletteKey } from './keys/shell-keys.ts';
import classes from './shell.module.css';
import { shellWindow } from './windows/shell-window.store.ts';

/** What the page at hand was asked. Other pages have a `q` of their own. */
function usePageQuery(): string {
  const ofTranscripts = useMatch({ from: '/search/transcripts', shouldThrow: false })?.search.q;
  const ofLibrary = useMatch({ from: '/search', shouldThrow: false })?.search.q;
  return ofTranscripts ?? ofLibrary ?? '';
}

/** How a question is told from a search comes when the field is used; without it everything is a search. */
const loadForms = () => import('@ecco/domain/search-language').catch(() => null);

/** Leads to where a text is answered: a question to the page of answers, all else to what was said; turned, the other way. */
function useFind(): (text: string, isTurned: boolean) => Promise<void> {
  const navigate = useNavigate();
  return async (text, isTurned) => {
    const forms = await loadForms();
    const isQuestion = forms?.isQuestion(text) ?? false;
    if (isQuestion !== isTurned) await navigate({ href: `/home?${new URLSearchParams({ q: text })}` });
    else await navigate({ to: '/search/transcripts', search: { q: text } });
  };
}

/** The one field that is on every page. */
function Field({ asked }: { asked: string }) {
  const { t } = useTranslation();
  const log = useLog();
  const find = useFind();
  const run = (form: HTMLFormElement, isTurned: boolean): void => {
    const typed = new FormData(form).get('q');
    const text = typeof typed === 'string' ? typed.trim() : '';
    if (searchTerms(text).length === 0) return;
    log({ event: 'search', 'button-src': 'header' });
    void find(text, isTurned);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    run(event.currentTarget, false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { form } = event.currentTarget;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || form === null) return;
    event.preventDefault();
    run(form, true);
  };
  return (
    <form className={classes['search']} onSubmit={submit}>
      <SearchBox
        id={fieldId}
        name="q"
        label={t('shell.searchLabel')}
        placeholder={t('shell.searchPlaceholder')}
        defaultValue={asked}
        maxLength={limits.queryMaxLength}
        aria-keyshortcuts="/"
        onFocus={() => void loadForms()}
        onKeyDown={onKeyDown}
      >
        <kbd>/</kbd>
        <button
          type="button"
          className={classes['paletteKey']}
          aria-label={t('shell.palette')}
          title={t('shell.palette')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => shellWindow.getState().show('palette')}
        >
          <kbd data-keys={paletteKey()} />
        </button>
      </SearchBox>
    </form>
  );
}

/** The field of the header, which shows what the page of a search was asked. */
export function HeaderSearch() {
  const query = usePageQuery();
  return <Field key={query} asked={query} />;
}
