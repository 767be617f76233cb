import { z } from 'zod';
import { EmailAddress, Message, PromptContext, PromptUpdate, UserProfile } from '../noun/account.schema.ts';
import { ApiKey, CreatedApiKey, NewApiKey } from '../noun/api-key.schema.ts';
import { AdminClaim, SessionInfo, UserSession } from '../noun/session.schema.ts';
import { changeOwn, changeOwnAccess, claim, inspect, ownAccess, read } from './access.ts';
import { get, post, remove } from './route.ts';

export const sessionApi = {
  current: get('/session', 'Who am I', read).output(SessionInfo),
  claim: post('/session/claim', 'Become the first admin by the one-time link', claim)
    .input(AdminClaim)
    .output(SessionInfo),
};

export const userApi = {
  profile: get('/user/profile/{email}', "Another user's profile", inspect)
    .input(z.object({ email: EmailAddress }))
    .output(z.object({ user_profile: UserProfile })),
  updatePromptContext: post('/user/update_prompt_context', 'Save your need-to-knows', changeOwn)
    .input(PromptUpdate)
    .output(z.object({ message: z.string(), prompt_context: PromptContext })),
  noteHubWelcome: post(
    '/user/hub_welcome',
    'Note that you were told what hubs are good for',
    changeOwn,
  ).output(Message),
  sessions: get('/user/sessions', 'Where you are signed in', ownAccess).output(
    z.object({ sessions: z.array(UserSession) }),
  ),
  endSession: remove('/user/sessions/{id}', 'Sign out on one device', changeOwnAccess)
    .input(z.object({ id: z.string().min(1).max(100) }))
    .output(Message),
  endSessions: remove('/user/sessions', 'Sign out everywhere, this device included', changeOwnAccess).output(
    Message,
  ),
  apiKeys: get('/user/api_keys', 'Your API keys', ownAccess).output(z.object({ api_keys: z.array(ApiKey) })),
  createApiKey: post('/user/api_keys', 'Make an API key', changeOwnAccess)
    .input(NewApiKey)
    .output(CreatedApiKey),
  removeApiKey: remove('/user/api_keys/{id}', 'Revoke an API key', changeOwnAccess)
    .input(z.object({ id: z.uuid() }))
    .output(Message),
};
