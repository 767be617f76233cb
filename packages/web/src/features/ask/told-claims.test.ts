import type { AnswerClaim } from '@ecco/contract';
import { buildAnswerSentence } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { matterGroups, tellersOf } from './claim-groups.ts';

const tom = { name: 'Tom Okoro', role: null };
const elsewhere = { uuid: '7b1f0c52-0000-4000-8000-0000000000b2' };
const alone = (claim: number): AnswerClaim => ({ claim, stance: 'alone', differs_from: [] });
const differing = (claim: number, ...differs_from: number[]): AnswerClaim => ({
  claim,
  stance: 'differ',
  differs_from,
});

/** Texts by matter, claim and telling. */
const shape = (answer: Parameters<typeof matterGroups>[0]) =>
  matterGroups(answer).map(({ claims }) =>
    claims.map(({ tellings }) => tellings.map(({ sentences }) => sentences.map(({ text }) => text))),
  );
const sentence = (text: string, claim: number, part = {}) =>
  buildAnswerSentence(claim, { text, claim, ...part });

test('what one speaker says in one source stands under one name', () => {
  const items = [sentence('a', 0), sentence('b', 1), sentence('c', 2, { speaker: tom })];
  expect(shape({ items, claims: [alone(0), alone(1), alone(2)] })).toEqual([[[['a', 'b']]], [[['c']]]]);
});

test('sources that agree are told together, each with its speaker', () => {
  const items = [sentence('a', 0), sentence('x', 1), sentence('b', 0, { speaker: tom, ...elsewhere })];
  const claims: AnswerClaim[] = [{ claim: 0, stance: 'agree', differs_from: [] }, alone(1)];
  expect(shape({ items, claims })).toEqual([[[['a'], ['b']]], [[['x']]]]);
  const [agreed] = matterGroups({ items, claims });
  expect(agreed?.differs).toBe(false);
  expect(agreed?.claims.map(tellersOf)).toEqual([{ sources: 2, speakers: 2 }]);
});

test('claims that contradict each other stand side by side, though only one of them says so', () => {
  const items = [sentence('a', 0), sentence('x', 1), sentence('b', 2), sentence('c', 3)];
  const claims = [differing(0), alone(1), differing(2, 0), differing(3, 2)];
  const matters = matterGroups({ items, claims });
  expect(matters.map(({ differs }) => differs)).toEqual([true, false]);
  expect(shape({ items, claims })).toEqual([[[['a']], [['b']], [['c']]], [[['x']]]]);
});

test('a contradiction of a claim that is not told leaves its own alone', () => {
  expect(matterGroups({ items: [sentence('a', 0)], claims: [differing(0, 7)] })).toMatchObject([
    { differs: false, claims: [{ claim: 0 }] },
  ]);
});
