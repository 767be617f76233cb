import type { SavedSearch } from '@ecco/contract';
import { SubscribeButton } from '../../../features/alert/subscribe-button.tsx';

/** How often somebody is told of what a search of theirs finds. */
export const alertOfSearch = ({ id, name }: SavedSearch) => (
  <SubscribeButton kind="saved_search" id={id} name={name} />
);
