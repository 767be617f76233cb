import { presentNode } from '../graph/graph.presenter.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentPreview } from './merge.presenter.ts';
import { mergeNodes, previewMerge, unmergeNodes } from './merge.usecases.ts';

const preview = guarded(os.merge.preview).handler(async ({ input, context: { services, actor } }) =>
  presentPreview(await previewMerge(services.store, actor, input)),
);

const merge = guarded(os.merge.merge).handler(async ({ input, context: { services, actor, event } }) => {
  const made = await mergeNodes(services.store, actor, input);
  const { id, name } = made.kept;
  event.audit = {
    subject: { kind: input.kind, id, name },
    after: { merge_id: made.merge.id, gone: made.gone.name },
  };
  return { merge_id: made.merge.id, kept: presentNode(made.kept) };
});

const undo = guarded(os.merge.undo).handler(async ({ input, context: { services, actor, event } }) => {
  const { kept, restored } = await unmergeNodes(services.store, actor, input.merge);
  const kind = kept.type === 'PERSON' ? 'person' : 'organization';
  event.audit = { subject: { kind, id: kept.id, name: kept.name }, after: { restored: restored.name } };
  return { kept: presentNode(kept), restored: presentNode(restored) };
});

export const mergeRoutes = { preview, merge, undo };
