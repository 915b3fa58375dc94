import { languages } from '../settings/settings.rules.js';
import { phraseIn, phraseWords } from './phrase.words.js';

describe.each(languages)('the words of phrases in %s', (language) => {
  const words = phraseWords[language];

  it('are 256, short and all different', () => {
    expect(new Set(words).size).toBe(256);
    expect(words).toHaveLength(256);
    expect(words.filter((word) => word.length > 10 || !/^[\p{L}׳]+$/u.test(word))).toEqual([]);
  });
});

it('says the same phrase in both languages', () => {
  expect(phraseIn('en', [0, 1, 2, 3])).toEqual(['apple', 'banana', 'orange', 'lemon']);
  expect(phraseIn('he', [0, 1, 2, 3])).toEqual(['תפוח', 'בננה', 'תפוז', 'לימון']);
});
