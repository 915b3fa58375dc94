import { instant } from '../kernel/time.js';
import { mustBePublic, webhookAddressProblem, webhookAddressProblemInWords } from './webhook-address.rules.js';
import { hasFailedForADay, secondsBeforeNextDelivery, waitAskedFor } from './webhook-retry.rules.js';

describe('the address of a webhook', () => {
  it.each([
    ['https://example.org/rigbook?from=fleet', undefined],
    ['http://localhost:4000/hook', undefined],
    ['http://127.0.0.1/hook', undefined],
    ['http://[::1]:80/', undefined],
    ['http://example.org/hook', 'not-https'],
    ['http://localhost.example.org/', 'not-https'],
    ['https://dana:secret@example.org/', 'has-credentials'],
    ['example.org/hook', 'not-an-address'],
    ['https://example.org/hook\u0000', 'not-an-address'],
    ['https://example.org/\nhook', 'not-an-address'],
    ['https://example.org/\ud800', 'not-an-address'],
    ['ftp://example.org/', 'not-an-address'],
    ['', 'not-an-address'],
    [`https://example.org/${'a'.repeat(1000)}`, 'too-long'],
  ])('%s: %s', (address, problem) => expect(webhookAddressProblem(address)).toBe(problem));

  it('is https in production, on the machine itself too', () => {
    expect(webhookAddressProblem('http://localhost:4000/', { production: true })).toBe('not-https');
    expect(webhookAddressProblem('https://example.org/', { production: true })).toBeUndefined();
  });

  it.each([
    ['http://localhost:4000/hook', false],
    ['https://[::1]/', false],
    ['https://10.0.0.1/', true],
    ['https://example.org/', true],
  ])('%s must be on the open internet while things are tried out: %s', (address, expected) => {
    expect(mustBePublic(address, { production: false })).toBe(expected);
    expect(mustBePublic(address, { production: true })).toBe(true);
  });

  it('says what is wrong in a sentence', () =>
    expect(webhookAddressProblemInWords('not-https')).toMatch(/^The address must begin with https:/));
});

describe('a receiver that takes nothing', () => {
  it('is asked ever less often, and then every hour', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 30].map(secondsBeforeNextDelivery)).toEqual([5, 30, 120, 300, 900, 1800, 3600, 3600]));

  it('may ask for a longer wait, up to an hour', () => {
    expect(waitAskedFor(1, null)).toBe(5);
    expect(waitAskedFor(1, 60)).toBe(60);
    expect(waitAskedFor(3, 60)).toBe(120);
    expect(waitAskedFor(1, 86_400)).toBe(3600);
  });

  it('rests after a whole day', () => {
    const failing = { failedTries: 30, failingSince: instant('2026-11-23T08:00Z') };
    expect(hasFailedForADay(failing, instant('2026-11-24T07:59Z'))).toBe(false);
    expect(hasFailedForADay(failing, instant('2026-11-24T08:00Z'))).toBe(true);
    expect(hasFailedForADay({ failedTries: 0, failingSince: null }, instant('2026-11-24T08:00Z'))).toBe(false);
  });

  it('is not blamed for the hours in which it was not asked', () => {
    const failing = { failedTries: 2, failingSince: instant('2026-11-23T08:00Z') };
    expect(hasFailedForADay(failing, instant('2026-11-24T08:00Z'))).toBe(false);
  });
});
