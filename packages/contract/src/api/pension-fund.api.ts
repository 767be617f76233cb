import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import {
  FundsMeta,
  FundsMetaQuery,
  FundsPage,
  FundsQuery,
  PensionSearch,
  PensionSearchText,
} from '../noun/pension-fund.schema.ts';
import { changeOwn, readAsMember } from './access.ts';
import { get, post } from './route.ts';

export const pensionFundApi = {
  list: get('/kg/pension_funds', 'Pension funds, with when they meet and whether they allocate', readAsMember)
    .input(FundsQuery)
    .output(FundsPage),
  withEvents: get('/pension_funds_with_events', 'The pension funds that meet in a time', readAsMember)
    .input(FundsQuery)
    .output(FundsPage),
  meta: get(
    '/pension_funds/meta',
    'How many pension funds each state has, and how often they meet',
    readAsMember,
  )
    .input(FundsMetaQuery)
    .output(FundsMeta),
  save: post('/save_pension_search', 'Save which pension funds you want to see', changeOwn)
    .input(z.object({ filter: z.union([PensionSearchText, PensionSearch]) }))
    .output(Message),
};
