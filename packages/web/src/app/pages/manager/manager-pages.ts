/* The pages on which organizations and hubs are kept, as one file. */

export { CandidatesPage } from './candidates-page.tsx';
export { CrawlsPage } from './crawls-page.tsx';
export { HubManagerPage } from './hub-manager-page.tsx';
export { OrganizationManagerPage } from './organization-manager-page.tsx';
export { PersonManagerPage } from './person-manager-page.tsx';
