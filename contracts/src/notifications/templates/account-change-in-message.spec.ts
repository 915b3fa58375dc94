import { accountChanges } from '../../auth/account-change.words.js';
import { instant } from '../../kernel/time.js';
import { languages } from '../../settings/settings.rules.js';
import { type AccountChangeInMessage, accountChangeInMessage } from './account-change-in-message.js';

const newEmail: AccountChangeInMessage = {
  change: 'email',
  detail: 'd…@e…',
  byAdmin: false,
  at: instant('2026-11-22T16:00Z'),
  device: 'Firefox · Android',
  network: '203.0.113.7',
};
const told = (change: Partial<AccountChangeInMessage>, language: (typeof languages)[number] = 'en') =>
  accountChangeInMessage({ ...newEmail, ...change }, 'Asia/Jerusalem', language);

it('says what changed, when, who did it, and on which device and network', () => {
  expect(told({})).toBe(
    'The email address was changed (new: d…@e…).\nThis was done in the account on Sun 22 Nov, 18:00.\nDevice: Firefox · Android.\nNetwork: 203.0.113.7.',
  );
});

it('leaves out what the browser does not say', () => {
  expect(told({ device: null })).toMatch(/\nNetwork: 203\.0\.113\.7\.$/);
  expect(told({ device: null, network: null })).toMatch(/18:00\.$/);
});

it('says nothing of the device of an administrator, which the person does not know', () => {
  expect(told({ byAdmin: true })).toBe(
    'The email address was changed (new: d…@e…).\nAn administrator did this on Sun 22 Nov, 18:00.',
  );
});

it('says what a phone number from an administrator ends', () => {
  expect(told({ change: 'phone', detail: '…42', byAdmin: true })).toContain('every device was signed out');
  expect(told({ change: 'phone', detail: '…42' })).not.toContain('passkeys');
});

it('keeps Latin words and digits in Hebrew in their direction', () => {
  expect(told({}, 'he')).toContain('\u200ed…@e…\u200e');
  expect(told({}, 'he')).toContain('\u200eFirefox · Android\u200e');
});

it.each(languages)('in %s has different words for every change', (language) => {
  const texts = accountChanges.map((change) => told({ change, detail: null }, language));
  expect(new Set(texts).size).toBe(accountChanges.length);
});
