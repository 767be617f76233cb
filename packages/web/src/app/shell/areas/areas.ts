/*
 * The areas of the product as data: every bar, menu and list of ways is made of these lists. A new area is one line in
 * `areas`, a new page of administration one line in its `tabs`.
 */
import type { SessionInfo } from '@ecco/contract';
import {
  type Icon,
  IconArrowsExchange,
  IconBooks,
  IconBuilding,
  IconBuildingBank,
  IconSearch,
  IconShield,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { mayLookAround } from '../../../session/may-look-around.ts';

type Session = SessionInfo | undefined;

/** A page one can go to, and who may see it. */
export type Destination = {
  label: (t: TFunction) => string;
  path: string;
  sees: (session: Session) => boolean;
};

/** A page in a row of tabs, current also on the pages that begin with what it `holds`. */
type Tab = Destination & { holds?: readonly string[] };

/** A part of the product. It is current on its own page, on those that begin with what it `holds`, and on its tabs. */
export type Area = Destination & { icon: Icon; holds: readonly string[]; tabs: readonly Tab[] };

const everybody = (): boolean => true;
const lookers = mayLookAround;
const members = isSignedIn;
const visitors = (session: Session): boolean => !isSignedIn(session);
const lookingVisitors = (session: Session): boolean => visitors(session) && lookers(session);
const admins = (session: Session): boolean => session?.may_administer === true;

const libraryTabs: readonly Destination[] = [
  { label: (t) => t('shell.allItems'), path: '/home', sees: lookers },
  { label: (t) => t('shell.today'), path: '/today', sees: members },
  { label: (t) => t('shell.watchLists'), path: '/lists', sees: members },
  { label: (t) => t('shell.history'), path: '/history', sees: members },
  { label: (t) => t('shell.categories'), path: '/categories', sees: everybody },
];

/** Pages that belong to the library without standing under one of its tabs. */
const libraryPages = [
  ...['/ep/', '/ea/', '/vid/', '/va/', '/article/', '/doc/', '/earnings/', '/media/'],
  ...['/pod/', '/pub/', '/tag/', '/conversation/'],
];

const pagesOfOrganizations = ['/org/', '/dossier', '/companies', '/orgs', '/organizations', '/manage/org/'];

const pagesOfPeople = ['/people/', '/best_podcast_episodes/'];

/** The main areas, in the order of the bars. */
export const areas: readonly Area[] = [
  {
    label: (t) => t('page.library'),
    path: '/home',
    icon: IconBooks,
    sees: lookers,
    holds: libraryPages,
    tabs: libraryTabs,
  },
  {
    label: (t) => t('page.search'),
    path: '/search',
    icon: IconSearch,
    sees: members,
    holds: ['/search/'],
    tabs: [],
  },
  {
    label: (t) => t('page.search'),
    path: '/search/transcripts',
    icon: IconSearch,
    sees: lookingVisitors,
    holds: [],
    tabs: [],
  },
  {
    label: (t) => t('shell.allocators'),
    path: '/pension-funds',
    icon: IconBuildingBank,
    sees: members,
    holds: ['/pension-funds/', '/allocators', '/event/'],
    tabs: [],
  },
  {
    label: (t) => t('shell.hubs'),
    path: '/hub',
    icon: IconStack2,
    sees: members,
    holds: ['/hubs', '/hub/', '/watch/'],
    tabs: [],
  },
  {
    label: (t) => t('shell.organizations'),
    path: '/org',
    icon: IconBuilding,
    sees: members,
    holds: pagesOfOrganizations,
    tabs: [],
  },
  {
    label: (t) => t('shell.signals'),
    path: '/signals',
    icon: IconArrowsExchange,
    sees: members,
    holds: ['/signals/'],
    tabs: [],
  },
  {
    label: (t) => t('shell.people'),
    path: '/people',
    icon: IconUsers,
    sees: lookers,
    holds: pagesOfPeople,
    tabs: [],
  },
];

/** The data pages, beside the first of them. */
const dataPages = [
  ...['/admin/episode', '/admin/youtubevideo', '/admin/article', '/admin/document'],
  ...['/admin/node/edit', '/admin/person', '/admin/podcast', '/admin/hub'],
];

/** What the administrators have for themselves; it stands in the menus. */
export const administration: Area = {
  label: (t) => t('shell.administration'),
  path: '/admin/users',
  icon: IconShield,
  sees: admins,
  holds: ['/profile/'],
  tabs: [
    { label: (t) => t('shell.system'), path: '/admin/house', sees: admins },
    { label: (t) => t('shell.services'), path: '/admin/services', sees: admins },
    { label: (t) => t('shell.keptItems'), path: '/admin/media', sees: admins, holds: dataPages },
    { label: (t) => t('shell.users'), path: '/admin/users', sees: admins },
    { label: (t) => t('shell.waitlist'), path: '/admin/waitlist', sees: admins },
    { label: (t) => t('shell.outbox'), path: '/admin/outbox', sees: admins },
    { label: (t) => t('shell.activity'), path: '/admin/activity', sees: admins },
    { label: (t) => t('shell.questions'), path: '/admin/questions', sees: admins },
    { label: (t) => t('shell.audit'), path: '/admin/audit', sees: admins },
  ],
};

/** Pages about oneself and about the house. */
export const ownPages: readonly Destination[] = [
  { label: (t) => t('shell.alerts'), path: '/alerts', sees: members },
  { label: (t) => t('shell.profile'), path: '/profile', sees: members },
  { label: (t) => t('shell.needToKnows'), path: '/profile#need-to-knows', sees: members },
  { label: (t) => t('shell.apiKeys'), path: '/profile#api-keys', sees: members },
];
export const systemPages: readonly Destination[] = [
  { label: (t) => t('shell.developers'), path: '/developers', sees: members },
  { label: (t) => t('shell.about'), path: '/about', sees: everybody },
  { label: (t) => t('shell.privacy'), path: '/privacy', sees: everybody },
  { label: (t) => t('shell.terms'), path: '/terms', sees: everybody },
];
/** The way in, and the way to add something. */
export const addPage: Destination = { label: (t) => t('shell.addLong'), path: '/add', sees: everybody };
export const authPage: Destination = { label: (t) => t('shell.signIn'), path: '/enter', sees: visitors };
