/* What stands beside and below the first screen of an item's page, as one file: it comes once that has been painted. */
export { ClaimList } from '../../../features/claim/claim-list.tsx';
export { ClaimTheme } from '../../../features/insight/claim-theme.tsx';
export { ItemRail } from '../frame/item-rail.tsx';
export { OutlineNav } from '../frame/outline-nav.tsx';
export { SummaryBelow } from './summary-below.tsx';
