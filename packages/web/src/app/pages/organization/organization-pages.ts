/* The pages of organizations, as one file: whoever opens one goes on to another. */
export { OrganizationPage } from './organization-page.tsx';
export { OrganizationsPage } from './organizations-page.tsx';
