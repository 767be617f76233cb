import { expect, it } from 'vitest';
import { isCalledSo, isOfficeIn, spelledOffice } from './spelled-office.ts';

const director = ['director', 'risk'];

it('an office that no list has is read by its words', () => {
  expect(spelledOffice('Who is the director of risk?')).toEqual(director);
  expect(spelledOffice('Who is its risk director?')).toEqual(director.toReversed());
  expect(spelledOffice('Who is the director of risk at the fund?')).toEqual(director);
  expect(spelledOffice('Who is the executive director?')).toBe(null);
  expect(spelledOffice('Who is the largest manager of timber and of bonds?')).not.toEqual(director);
});

it('stands where all of its words stand side by side', () => {
  expect(isOfficeIn(director, 'Ana Varga, director of investment risk, spoke.')).toBe(true);
  expect(isOfficeIn(director, 'Edmund Larch, executive director, spoke of risk in the markets.')).toBe(false);
});

it.each([
  ['Ana Varga, director of risk, spoke.', true],
  ['Our director of risk, Ana Varga, spoke.', true],
  ['Ana Varga is the director of risk.', true],
  ['The search for a director of risk has ended without success, said Ana Varga.', false],
  ['Ana Varga reported that the director of risk had left.', false],
])('is held by whoever is named beside it: %s', (text, isHeld) => {
  expect(isCalledSo(director, 'Ana Varga', text)).toBe(isHeld);
});
