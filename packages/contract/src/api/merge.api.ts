import { z } from 'zod';
import { GraphNode } from '../noun/graph.schema.ts';
import { Merged, MergePair, MergePreview } from '../noun/merge.schema.ts';
import { curate, inspect } from './access.ts';
import { get, post } from './route.ts';

export const mergeApi = {
  preview: get(
    '/manage/merge/{kind}/{id}',
    'What would move if two organizations, or people, became one',
    inspect,
  )
    .input(MergePair)
    .output(MergePreview),
  merge: post('/manage/merge/{kind}/{id}', 'Make two organizations, or two people, one', curate)
    .input(MergePair)
    .output(Merged),
  undo: post('/manage/merges/{merge}/undo', 'Take a merge back', curate)
    .input(z.object({ merge: z.uuid() }))
    .output(z.object({ kept: GraphNode, restored: GraphNode })),
};
