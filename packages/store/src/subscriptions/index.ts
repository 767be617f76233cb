import { defineNoun } from '../changes/noun.ts';
import { createSubscriptionsRepository } from './subscription.repository.ts';
import { alertSettings, alertTurns, subscriptions } from './subscription.table.ts';

export type { AlertTurn } from './alert-turn.repository.ts';
export type { NewSubscription } from './subscription.repository.ts';
export { subscriptions } from './subscription.table.ts';

const personal = { silent: 'What somebody wants to be told is read from their own rows alone.' };

export const subscriptionsNoun = defineNoun({
  tables: { subscriptions, alertTurns, alertSettings },
  repository: createSubscriptionsRepository,
  access: {
    put: personal,
    to: 'reads',
    ofUser: 'reads',
    told: 'reads',
    holdCountOf: 'reads',
    remove: personal,
    stopMails: personal,
    markTold: personal,
    dueTurns: 'reads',
    takeTurn: personal,
    giveTurn: personal,
    turnsOf: 'reads',
    settingsOf: 'reads',
    proposeSettings: personal,
    saveSettings: personal,
  },
});
