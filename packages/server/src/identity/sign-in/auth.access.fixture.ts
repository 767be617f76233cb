import {
  type AccessTable,
  everybody,
  get,
  nothingThere,
  post,
  unknownToAll,
} from '../../request/access/access-table.fixture.ts';

export const authAccess: AccessTable<'auth'> = {
  'auth.register': {
    call: (_there, caller) =>
      post('/v2/auth/register', {
        email: `${caller}-new@fund.example`,
        firstname: 'New',
        lastname: 'Comer',
        password: 'a new long password',
      })(),
    answers: everybody,
  },
  'auth.login': {
    call: ({ memberEmail, password }) => post('/v2/auth/login/email', { email: memberEmail, password })(),
    answers: everybody,
    endsSession: true,
  },
  // No provider is configured here; the provider's own test has one.
  'auth.google': {
    call: () => ({
      path: '/v2/auth/login/google',
      method: 'POST',
      body: 'x'.repeat(40),
      headers: { 'content-type': 'text/plain' },
    }),
    answers: unknownToAll(404),
  },
  'auth.logout': { call: post('/v2/auth/logout'), answers: everybody, endsSession: true },
  'auth.accountStatus': {
    call: get('/v2/auth/account_status?email=a@fund.example'),
    answers: everybody,
    readsOnly: true,
  },
  'auth.joinWaitlist': { call: get('/v2/auth/join_waitlist?email=a@fund.example'), answers: everybody },
  'auth.verifyEmail': { call: get(`/v2/auth/verify_email/${nothingThere}`), answers: unknownToAll(410) },
  'auth.resendVerification': {
    call: post('/v2/auth/resend_verification', { email: 'a@fund.example' }),
    answers: everybody,
  },
  'auth.requestReset': {
    call: post('/v2/auth/request_reset_password', { email: 'a@fund.example' }),
    answers: everybody,
  },
  'auth.resetPassword': {
    call: post(`/v2/auth/reset_password/${nothingThere}`, { password: 'another long password' }),
    answers: unknownToAll(410),
  },
};
