import { ActionIcon, Button } from '@mantine/core';
import { IconMenu2, IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuSheet } from './menu-sheet.tsx';
import classes from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

function LibrarySearch({ initial }: { initial: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    if (q !== '') void navigate({ to: '/search/transcripts', search: { q } });
  };
  return (
    <search aria-label={t('shell.searchLabel')}>
      <form className={classes['search']} onSubmit={submit}>
        <IconSearch size={16} stroke={1.8} aria-hidden="true" />
        <input
          type="search"
          name="q"
          defaultValue={initial}
          maxLength={300}
          aria-label={t('shell.searchLabel')}
          placeholder={t('shell.searchPlaceholder')}
        />
      </form>
    </search>
  );
}

export function Header() {
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useState(false);
  const { q } = useSearch({ strict: false });
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        <Link to="/home" className={classes['home']} aria-label={`${t('brand.name')}: ${t('shell.library')}`}>
          <Wordmark />
        </Link>
        <LibrarySearch key={q} initial={q ?? ''} />
        <div className={classes['tools']}>
          <Button
            className={classes['add']}
            size="sm"
            leftSection={<IconPlus size={16} stroke={2} />}
            renderRoot={(props) => <Link to="/add" {...props} />}
          >
            {t('shell.add')}
          </Button>
          <ActionIcon
            className={classes['addSmall']}
            variant="subtle"
            size={40}
            aria-label={t('shell.addLong')}
            renderRoot={(props) => <Link to="/add" {...props} />}
          >
            <IconPlus size={22} stroke={1.8} />
          </ActionIcon>
          <ThemeSwitch />
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t('shell.menu')}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <IconMenu2 size={20} stroke={1.8} />
          </ActionIcon>
        </div>
      </div>
      <MenuSheet open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
