import { searchWords } from './diary-search.rules.js';

test.each([
  ['', []],
  ['  Dana   Levi ', ['dana', 'levi']],
  ['ALS1 als1', ['als1']],
  ['צפון\tהעיר', ['צפון', 'העיר']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%j is looked for as %j', (search, words) => expect(searchWords(search)).toEqual(words));
