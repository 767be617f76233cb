import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { describeSupport } from './support.ts';

it.each([
  ['en', 'The board of trustees met on Tuesday and voted to lower the assumed rate of return for the plan.'],
  ['fr', 'Le conseil d’administration s’est réuni mardi et a voté la baisse du taux de rendement du régime.'],
  ['de', 'Der Vorstand hat am Dienstag beschlossen, den Rechnungszins der Pensionskasse deutlich zu senken.'],
  ['es', 'La junta se reunió el martes y votó para reducir la tasa de rendimiento del fondo de pensiones.'],
])('knows %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

it('says nothing of too little text', () => {
  expect(detectLanguage('…')).toBeNull();
});

it('tells the reader what it cannot do outside English', () => {
  expect(describeSupport('en').note).toBeNull();
  expect(describeSupport('fr')).toMatchObject({ full: false, note: expect.stringContaining('French') });
});
