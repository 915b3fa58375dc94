import { anonymousMark, personInWords } from './person.words.js';

it.each([
  [{ unitNumber: '101', firstName: 'Dana', lastName: 'Levi' }, 'Dana Levi (101)'],
  [{ unitNumber: '007', firstName: null, lastName: 'Bar' }, 'Bar (007)'],
  [{ unitNumber: '007', firstName: null, lastName: null }, 'Unit 007'],
])('%j is called %s', (person, words) => expect(personInWords(person)).toBe(words));

it('erased people of one history are told apart by the end of their ids', () => {
  expect(anonymousMark('0197f1c2-0101-7000-8000-00000000a101')).toBe('a101');
});
