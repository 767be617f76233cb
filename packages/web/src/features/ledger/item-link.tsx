import { type ItemName, pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Leads to an item's page. */
export const ItemLink = ({ item, children }: { item: ItemName; children: ReactNode }) => (
  <Link to={pathOf(item)}>{children}</Link>
);
