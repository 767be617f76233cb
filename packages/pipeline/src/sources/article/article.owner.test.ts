import { expect, it } from 'vitest';
import { ownerOfPage } from './article.owner.ts';

const page = (title: string, ...texts: string[]) =>
  ownerOfPage({ title, siteName: null, texts })?.name ?? null;

it('a page of meetings is of the body that its title, its first lines or its own words name', () => {
  expect(page('Minutes and Agendas – Brackwater Home Equity Assurance Program')).toBe(
    'Brackwater Home Equity Assurance Program',
  );
  expect(page('Board meeting Wed, Nov 20, 2019 Brackwater Board of Education')).toBe(
    'Brackwater Board of Education',
  );
  expect(page('Meetings', 'Brackwater Liquor Control Commission', 'Contact')).toBe(
    'Brackwater Liquor Control Commission',
  );
  expect(page('Meetings', 'The Brackwater Board of Health meets at nine.')).toBe(
    'Brackwater Board of Health',
  );
});

it('is of nobody where two are named, or where it is of something else', () => {
  expect(page('Meetings', 'Brackwater Parks Commission', 'Larchmere Parks Commission')).toBeNull();
  expect(page('A walk in the park', 'Brackwater Parks Commission')).toBeNull();
});
