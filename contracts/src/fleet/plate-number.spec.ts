import { plateKey, plateNumberProblem } from './vehicle-form.rules.js';

test.each(['', '12-345-67', '123 45 678', 'AB 1234', 'צ 12345'])('a plate may read %j', (plate) => {
  expect(plateNumberProblem(plate)).toBeUndefined();
});

test.each(['---', '12/345', '12\n34', '1'.repeat(21)])('a plate does not read %j', (plate) => {
  expect(plateNumberProblem(plate)).toEqual(expect.any(String));
});

test('plates are compared without spaces, hyphens and capitals', () => {
  expect(plateKey('12-345 67')).toBe('1234567');
  expect(plateKey('ab 12')).toBe(plateKey('A-B12'));
});
