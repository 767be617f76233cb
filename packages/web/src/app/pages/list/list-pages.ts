/* The pages of lists, today's among them, and of what was opened, as one file. */

export { HubsPage } from '../hub/hubs-page.tsx';
export { DeletedPage } from './deleted-page.tsx';
export { HistoryPage } from './history-page.tsx';
export { ListPage } from './list-page.tsx';
export { ListsPage } from './lists-page.tsx';
export { TodayPage } from './today-page.tsx';
