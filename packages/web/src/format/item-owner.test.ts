import { buildItemCard, buildShowName } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { ownerOf, pictureOf } from './item-owner.ts';

const halvern = { uuid: 'h', slug: 'halvern', name: 'Halvern Teachers' };
const orphan = { show: null, author: null } as const;

describe('what nobody publishes', () => {
  test.each([
    ['is of the organization that it is linked to', { organization: halvern }, 'Halvern Teachers'],
    ['is of whom somebody named, who is in no directory yet', { organization_named: 'Tavish' }, 'Tavish'],
  ])('%s, and bears its initials', (_what, owned, owner) => {
    const item = buildItemCard({ ...orphan, ...owned });
    expect(ownerOf(item)).toBe(owner);
    expect(pictureOf(item, 'Document')).toEqual({ name: owner, image: null });
  });

  test('is nobody’s where nobody is known, and bears the initials of its kind', () => {
    expect(ownerOf(buildItemCard(orphan))).toBeNull();
    expect(pictureOf(buildItemCard(orphan), 'Document')).toEqual({ name: 'Document', image: null });
  });
});

test('the picture of a show goes before one of the item, and an organization lends its initials before a show', () => {
  const show = buildShowName({ name: 'The Hours', thumbnail_url: '/show.png' });
  const item = buildItemCard({ show, organization: halvern, image_url: '/item.png' });
  expect(ownerOf(item)).toBe('The Hours');
  expect(pictureOf(item, 'Episode')).toEqual({ name: 'Halvern Teachers', image: '/show.png' });
});
