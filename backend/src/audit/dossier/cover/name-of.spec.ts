import type { AccessTokenId, ResponderId } from '@rigbook/contracts/kernel';
import { nameOf } from './name-of.js';
import { wordsInEnglish } from './words-in-english.js';
import { wordsInHebrew } from './words-in-hebrew.js';

const dana = { unitNumber: '101', firstName: 'Dana', lastName: 'Levi' };
const people = new Map([['0197f1c2-0a01-7000-8000-000000000101' as ResponderId, dana]]);
const tokens = new Map([['0197f1c2-0d01-7000-8000-000000000d01' as AccessTokenId, 'Dispatch board']]);
const named = (actor: string) => [wordsInEnglish, wordsInHebrew].map((words) => nameOf(actor, people, tokens)(words));

it.each([
  ['a person', 'responder:0197f1c2-0a01-7000-8000-000000000101', 'Dana Levi (101)', 'Dana Levi (101)'],
  ['an erased person', 'responder:0197f1c2-0a01-7000-8000-00000000beef', 'Erased person …beef', /beef/],
  ['a program', 'token:0197f1c2-0d01-7000-8000-000000000d01', 'The program “Dispatch board”', /התוכנה.*Dispatch board/],
  ['a program without a name', 'token:0197f1c2-0d01-7000-8000-000000000d02', /program.*0d02/, /התוכנה.*0d02/],
  ['the system', 'system:expiry', 'Rigbook itself (system:expiry)', /system:expiry/],
])('the cover says of %s who it was', (_, actor, inEnglish, inHebrew) => {
  const [english, hebrew] = named(actor);
  expect(english).toMatch(inEnglish);
  expect(hebrew).toMatch(inHebrew);
});
