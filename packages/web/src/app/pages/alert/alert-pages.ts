/* The pages of alerts, as one file: whoever opens one goes on to another. */
export { AlertsPage } from './alerts-page.tsx';
export {
  HubChangesPage,
  OrganizationChangesPage,
  PersonChangesPage,
  ShowChangesPage,
} from './changes-page.tsx';
export { UnsubscribePage } from './unsubscribe-page.tsx';
