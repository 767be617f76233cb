import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { notices } from '../ui/overlay/notice.store.ts';
import { page } from '../ui/page/page.store.ts';

// A busy machine is slow; waiting ends as soon as what is waited for is there.
configure({ asyncUtilTimeout: 15_000 });

// What the page calls and the test's document does not have.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

beforeEach(() => {
  localStorage.clear();
  notices.setState({ notices: [] });
  page.setState({ title: null, breadcrumbs: [] });
});
afterEach(cleanup);
