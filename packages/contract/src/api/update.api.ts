import { z } from 'zod';
import { InsightEvent } from '../noun/insight.schema.ts';
import { RisenQuotesQuery, RisenThemes } from '../noun/risen-theme.schema.ts';
import { ByVisited, Updates, UpdatesQuery, Visit } from '../noun/update.schema.ts';
import { browse, changeOwn, readAsMember } from './access.ts';
import { get, put } from './route.ts';

export const updateApi = {
  list: get('/watched/{kind}/{id}/updates', 'What changed about a thing between two days', browse)
    .input(UpdatesQuery)
    .output(Updates),
  themes: get('/watched/{kind}/{id}/themes', 'Which themes rose between two days', readAsMember)
    .input(UpdatesQuery)
    .output(RisenThemes),
  quotes: get(
    '/watched/{kind}/{id}/themes/{themeId}',
    'What was said of a theme between two days',
    readAsMember,
  )
    .input(RisenQuotesQuery)
    .output(z.array(InsightEvent)),
};

export const visitApi = {
  note: put(
    '/visits/{kind}/{id}',
    'Note that you look at a thing, and what is new since last time',
    changeOwn,
  )
    .input(ByVisited)
    .output(Visit),
};
