import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { CitedSentence } from './cited-sentence.tsx';

const render = (text: string) => (
  <p>
    <CitedSentence sentence={{ text, verbatim: false, citations: [] }} />
  </p>
);

test('an ellipsis says that the sentence goes on in its source, before or behind what is told', () => {
  renderComponent(render('… sales were up 2% in all regions …'));
  expect(screen.getAllByTitle(/goes on in the source/u)).toHaveLength(2);
  expect(screen.getByRole('paragraph').textContent).toBe('… sales were up 2% in all regions …');
});

test('a sentence that ends in its source says nothing of it', () => {
  renderComponent(render('Sales were up 2%.'));
  expect(screen.queryByTitle(/goes on in the source/u)).toBeNull();
});
