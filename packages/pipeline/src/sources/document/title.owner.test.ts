import { expect, it } from 'vitest';
import { bodyOfTitle, companyOfTitle } from './title.owner.ts';

it.each([
  ['LRC Q3 2025 call.txt', ['This is LRC, and our margin rose.'], 'LRC'],
  ['Larch Resources Q4 2025 call', ['Larch grew.', 'At Larch we are glad.'], 'Larch Resources'],
  ['Chr Larchen call.txt', ['Here at Chr. Larchen we are glad.'], 'Chr Larchen'],
  ['Larch Resources Q4 2025 call', ['We grew.'], null],
  ['Q4 2025 earnings call', ['Q4 was good.'], null],
  ['Larch talks', ['Larch is a tree.'], null],
])('the call %s is of whom its title names, where it is said: %s', (title, texts, name) => {
  expect(companyOfTitle({ title, texts })?.name ?? null).toBe(name);
});

it.each([
  ['Larch City Council Nov 22 2025.txt', ['Good evening, Larch.'], 'Larch City Council'],
  ['Larch County Commission Sept 26 2025 part 3', ['The Larch schools need it.'], 'Larch County Commission'],
  ['City Council 251122', ['Good evening, Larch.'], null],
  ['School Board work session', ['Good evening, Larch.'], null],
  ['Larch City Council Nov 22 2025.txt', ['Good evening.'], null],
])('the meeting %s is of the body that its title names, where it is said: %s', (title, texts, name) => {
  expect(bodyOfTitle({ title, texts })?.name ?? null).toBe(name);
});
