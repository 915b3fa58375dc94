import { wholeName } from './whole-name.js';

test('a name that fits a line is kept together', () => {
  expect(wholeName('PARAMEDIC 1')).toBe('PARAMEDIC\u00a01');
});

test('a longer one breaks where it has spaces', () => {
  const name = 'Yosef-Chaim Alexander Katzenellenbogen, Unit 104';
  expect(wholeName(name)).toBe(name);
});
