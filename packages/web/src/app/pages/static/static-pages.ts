/* The pages of fixed text, as one file. */
export { AboutPage } from './about-page.tsx';
export { PrivacyPage } from './privacy-page.tsx';
export { TermsPage } from './terms-page.tsx';
