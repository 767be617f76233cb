import type { ApiKey } from '@ecco/store';
import type { Authorized } from '../../request/access/authorize.ts';
import { ownUserOf } from '../../request/access/own-user.ts';
import type { Services } from '../../request/services.ts';
import { apiKeyPrefix } from '../session/bearer-key.ts';
import { hashToken, newToken } from '../session/session-token.ts';
import { apiKeyNotFound, apiKeysUsedUp } from './api-key.errors.ts';

type ApiKeyServices = Pick<Services, 'store'>;
type Who = Authorized<'manage-access'>;

/** How many keys one person may hold. */
const keysPerUser = 20;
const hintLength = 4;

export const listApiKeys = ({ store }: ApiKeyServices, who: Who): Promise<ApiKey[]> =>
  store.apiKeys.listOf(ownUserOf(who));

/**
 * Makes a key that acts as the person; it is told here and only its hash is kept.
 * @throws RequestError 409 when the person holds as many as allowed
 */
export async function createApiKey(
  { store }: ApiKeyServices,
  who: Who,
  name: string,
): Promise<{ apiKey: ApiKey; key: string }> {
  const userId = ownUserOf(who);
  const key = `${apiKeyPrefix}${newToken()}`;
  const retained = { userId, name, keyHash: hashToken(key), hint: key.slice(-hintLength) };
  const apiKey = await store.transaction((tx) => tx.apiKeys.insert(retained, keysPerUser));
  if (apiKey === null) throw apiKeysUsedUp(keysPerUser);
  return { apiKey, key };
}

/** @throws RequestError 404 when the person holds no such key */
export async function removeApiKey({ store }: ApiKeyServices, who: Who, id: string): Promise<void> {
  if (!(await store.apiKeys.removeOf(ownUserOf(who), id))) throw apiKeyNotFound();
}
