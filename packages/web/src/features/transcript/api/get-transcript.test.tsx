import type { Segment } from '@ecco/contract';
import { buildSegments } from '@ecco/factories/answers';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { standIn } from '../../../testing/api-stand-in.ts';
import { testServices } from '../../../testing/render.tsx';
import { useTranscriptPages } from './get-transcript.api.ts';

const answer = (url: URL) => {
  const from = Number(url.searchParams.get('from') ?? 0);
  return { body: { segments: buildSegments(100, from), from, total: 1_000 } };
};

function openPages(source: { id: string; total: number; first: Segment[] }, pages: number[]) {
  const services = testServices();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers services={services}>{children}</Providers>
  );
  return renderHook(({ wanted }) => useTranscriptPages(source, wanted), {
    wrapper,
    initialProps: { wanted: pages },
  });
}

test('the page that came with the item is not asked for again', async () => {
  const { asked } = await standIn({ 'GET /v2/content/': answer });
  const { result } = openPages({ id: 'a', total: 1_000, first: buildSegments(100) }, [0]);
  expect(result.current.lineAt(99)?.id).toBe('segment-99');
  expect(result.current.lineAt(100)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('pages come as they are wanted, each once', async () => {
  const { asked } = await standIn({ 'GET /v2/content/': answer });
  const { result, rerender } = openPages({ id: 'b', total: 1_000, first: buildSegments(100) }, [0]);
  rerender({ wanted: [0, 7] });
  await waitFor(() => expect(result.current.lineAt(742)?.id).toBe('segment-742'));
  rerender({ wanted: [0] });
  rerender({ wanted: [0, 7] });
  expect(result.current.lineAt(742)?.id).toBe('segment-742');
  expect(asked).toEqual(['GET /v2/content/b/transcript?from=700&limit=100']);
});

test('a page that failed is told and can be asked for again', async () => {
  let broken = true;
  await standIn({
    'GET /v2/content/': (url) => (broken ? { status: 500, body: { message: 'no' } } : answer(url)),
  });
  const { result } = openPages({ id: 'c', total: 1_000, first: [] }, [2]);
  await waitFor(() => expect(result.current.failed).toBe(true));
  broken = false;
  result.current.retry();
  await waitFor(() => expect(result.current.lineAt(200)?.id).toBe('segment-200'));
});
