import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { SampleQuestions } from './sample-questions.tsx';

const questions = ['What is the discount rate?', 'Who left?', 'What did the fund sell?'];

test('the samples of which the library has something come first, and all of them are shown', async () => {
  await standIn({
    'GET /v2/questions/suggested': () => ({ body: { questions, samples: ['ai', 'agi', 'hybrids'] } }),
  });
  renderComponent(<SampleQuestions onAsk={vi.fn()} />);
  const offered = within(await screen.findByRole('region', { name: 'Questions this library can answer' }));
  expect(await offered.findByRole('button', { name: /Akio Toyoda/ })).toBeShown();
  expect(offered.getAllByRole('button')).toHaveLength(3);
});

test('two of its own are shown where it has nothing of the samples', async () => {
  await standIn({ 'GET /v2/questions/suggested': () => ({ body: { questions, samples: [] } }) });
  renderComponent(<SampleQuestions onAsk={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Who left?' })).toBeShown();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
