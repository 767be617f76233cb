import { pathOf, pathOfShow } from '@ecco/contract';
import { IconFileText, IconMessageQuestion, IconMicrophone2, IconQuote, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ownerOf } from '../../../format/item-owner.ts';
import { cardTitle } from '../../../format/text.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { mayLookAround } from '../../../session/may-look-around.ts';
import { type LibraryMatches, useLibraryMatches } from './find-in-library.api.ts';
import { matchesWords } from './match-words.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.type.ts';
import { useActions, usePages, useRecent } from './use-static-groups.ts';

type Go = (href: string) => () => void;

const mostItems = 6;
const mostShows = 3;

/** What the library has. */
function matchGroups(match: LibraryMatches, { t, go }: { t: TFunction; go: Go }): PaletteGroup[] {
  const { isStale } = match;
  const items = match.items.slice(0, mostItems).map((item) => ({
    id: `item ${item.uuid}`,
    label: cardTitle(item.title) || t('library.untitled'),
    note: [t(`kindOne.${item.kind}`), ownerOf(item)].filter(Boolean).join(' · '),
    icon: IconFileText,
    run: go(pathOf(item)),
  }));
  const shows = match.shows.slice(0, mostShows).map((show) => ({
    id: `show ${show.uuid}`,
    label: show.name,
    icon: IconMicrophone2,
    run: go(pathOfShow(show)),
  }));
  const people = match.people.map(({ slug, name, mentions }) => ({
    id: `person ${slug}`,
    label: name,
    note: t('palette.mentions', { count: mentions }),
    icon: IconUser,
    run: go(`/people/${encodeURIComponent(slug)}`),
  }));
  return [
    { key: 'items', entries: items, isStale },
    { key: 'shows', entries: shows, isStale },
    { key: 'people', entries: people, isStale },
  ];
}

/** The last two, whatever else there is. */
function findEntries(words: string, { t, go }: { t: TFunction; go: Go }): PaletteEntry[] {
  const query = new URLSearchParams({ q: words });
  return [
    {
      id: 'find ask',
      label: t('palette.ask', { words }),
      icon: IconMessageQuestion,
      run: go(`/home?${query}`),
    },
    {
      id: 'find passages',
      label: t('palette.passages', { words }),
      icon: IconQuote,
      run: go(`/search/transcripts?${query}`),
    },
  ];
}

type Palette = { groups: readonly PaletteGroup[]; found: LibraryMatches };

/** Everything there is to choose for what is typed, in its order. */
export function usePaletteGroups(typed: string): Palette {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const maySearch = mayLookAround(useSession());
  const found = useLibraryMatches(typed, maySearch);
  const recent = useRecent();
  const pages = usePages();
  const actions = useActions();
  const words = typed.trim();
  const go: Go = (href) => () => void navigate({ href });
  const named = ({ label }: PaletteEntry): boolean => matchesWords(label, words);
  const groups: PaletteGroup[] =
    words === ''
      ? [
          { key: 'recent', entries: recent },
          { key: 'pages', entries: pages.filter(({ isArea }) => isArea) },
          { key: 'actions', entries: actions },
        ]
      : [
          { key: 'pages', entries: pages.filter(named) },
          { key: 'actions', entries: actions.filter(named) },
          ...matchGroups(found, { t, go }),
          { key: 'find', entries: maySearch ? findEntries(words, { t, go }) : [] },
        ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), found };
}
