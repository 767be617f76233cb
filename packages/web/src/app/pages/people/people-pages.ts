/* The list of people and the page of one, as one file: whoever opens one goes on to another. */
export { PeoplePage } from './people-page.tsx';
export { PersonPage } from './person-page.tsx';
