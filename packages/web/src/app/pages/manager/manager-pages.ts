/* The pages on which organizations and hubs are kept, as one file. */
export { OrganisationManagerPage } from './organisation-manager-page.tsx';
