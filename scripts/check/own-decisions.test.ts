import { expect, it } from 'vitest';
import { ownDecisionFaults } from './own-decisions.ts';

const path = 'packages/server/src/list/list.routes.ts';
const faultsOf = (text: string, at = path) => ownDecisionFaults([{ path: at, text }]);

it.each([
  "guarded(os.list.read).handler(({ context }) => read(\nauthorize('list.read', context.actor)));",
  "onRequest: guard('list.read', tools),\nhandler: (request) => authorize('list.read', request.actor),",
  "os.list.read.handler(() =>\nauthorize(\n    'list.read', actor));",
])('refuses a handler that decides about its own route again: %s', (text) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(/list\.routes\.ts:2: decides about list\.read/)]);
});

it('takes the rule of another route, which this one goes by', () => {
  expect(faultsOf("guarded(os.list.read); authorize('brief.read', reader);")).toEqual([]);
});

it('leaves the guard alone', () => {
  const guard = 'packages/server/src/request/guard.ts';
  expect(faultsOf("guard('list.read'); authorize('list.read', actor);", guard)).toEqual([]);
});
