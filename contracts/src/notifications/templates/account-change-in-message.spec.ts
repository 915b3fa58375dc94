import { accountChanges } from '../../auth/account-change.words.js';
import { instant } from '../../kernel/time.js';
import { languages } from '../../settings/settings.rules.js';
import { accountChangeInMessage } from './account-change-in-message.js';

const at = instant('2026-11-22T16:00Z');

it('says what changed, when, and who did it', () => {
  const change = { change: 'email', detail: 'd…@e…', at } as const;
  expect(accountChangeInMessage({ ...change, byAdmin: false }, 'Asia/Jerusalem', 'en')).toBe(
    'The email address is now d…@e…\nThis was done in the account on Sun 22 Nov, 18:00.',
  );
  expect(accountChangeInMessage({ ...change, byAdmin: true }, 'Asia/Jerusalem', 'en')).toContain(
    'An administrator did this on Sun 22 Nov, 18:00.',
  );
});

it.each(languages)('in %s has different words for every change', (language) => {
  const texts = accountChanges.map((change) =>
    accountChangeInMessage({ change, detail: null, byAdmin: false, at }, 'Asia/Jerusalem', language),
  );
  expect(new Set(texts).size).toBe(accountChanges.length);
});
