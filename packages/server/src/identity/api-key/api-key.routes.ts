import type { ApiKey as PublicApiKey } from '@ecco/contract';
import type { ApiKey } from '@ecco/store';
import { guarded, os } from '../../request/request-context.ts';
import { createApiKey, listApiKeys, removeApiKey } from './api-key.usecases.ts';

const presentApiKey = ({ id, name, hint, createdAt, lastUsedAt }: ApiKey): PublicApiKey => ({
  id,
  name,
  hint,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

const apiKeys = guarded(os.user.apiKeys).handler(async ({ context: { services, actor } }) => {
  const keys = await listApiKeys(services, actor);
  return { api_keys: keys.map(presentApiKey) };
});

const create = guarded(os.user.createApiKey).handler(async ({ input, context: { services, actor } }) => {
  const made = await createApiKey(services, actor, input.name);
  return { ...presentApiKey(made.apiKey), key: made.key };
});

const remove = guarded(os.user.removeApiKey).handler(async ({ input, context: { services, actor } }) => {
  await removeApiKey(services, actor, input.id);
  return { message: 'The key has been revoked.' };
});

/** The keys of one's programs. */
export const apiKeyRoutes = { apiKeys, createApiKey: create, removeApiKey: remove };
