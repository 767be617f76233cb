/* The pages of organizations, as one file: whoever opens one goes on to another. */
export { OrganisationPage } from './organisation-page.tsx';
export { OrganisationsPage } from './organisations-page.tsx';
