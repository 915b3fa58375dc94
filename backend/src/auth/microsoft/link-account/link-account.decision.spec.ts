import { linkAccount, unlinkAccount } from './link-account.decision.js';

const account = { issuer: 'https://login.example/v2.0', subject: 'dana' };
const linked = { type: 'MicrosoftAccountLinked', data: {} };
const unlinked = { type: 'MicrosoftAccountUnlinked', data: {} };

describe('linking a Microsoft account', () => {
  it('to somebody without one is recorded, with nothing of the account', () =>
    expect(linkAccount(undefined, account)).toEqual([linked]));

  it('again does nothing', () => expect(linkAccount(account, { ...account })).toEqual([]));

  it.each([
    ['another account', { ...account, subject: 'Dana' }],
    ['an account of the same name elsewhere', { ...account, issuer: 'https://elsewhere.example/v2.0' }],
  ])('takes the place of %s', (_which, before) => expect(linkAccount(before, account)).toEqual([unlinked, linked]));
});

describe('unlinking', () => {
  it('is recorded', () => expect(unlinkAccount(account)).toEqual([unlinked]));
  it('of nothing does nothing', () => expect(unlinkAccount(undefined)).toEqual([]));
});
