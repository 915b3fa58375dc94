import { instant } from '../kernel/time.js';
import {
  accessTokenEndProblem,
  accessTokenNameProblem,
  accessTokenScopesProblem,
  accessTokenState,
  endAfterDays,
} from './access-token.rules.js';

const now = instant('2026-11-22T16:00Z');
const later = instant('2026-11-22T16:00:00.001Z');

describe('an access token', () => {
  it.each([
    ['Dispatch board', false],
    ['  ', true],
    ['x'.repeat(60), false],
    ['x'.repeat(61), true],
    ['🚑'.repeat(60), false],
  ])('named %j has a problem: %s', (name, hasProblem) => {
    expect(accessTokenNameProblem(name) !== undefined).toBe(hasProblem);
  });

  it('opens something', () => {
    expect(accessTokenScopesProblem([])).toBeDefined();
    expect(accessTokenScopesProblem(['fleet:read'])).toBeUndefined();
  });

  it('ends in the future or not at all', () => {
    expect(accessTokenEndProblem(now, now)).toBeDefined();
    expect(accessTokenEndProblem(later, now)).toBeUndefined();
    expect(accessTokenEndProblem(null, now)).toBeUndefined();
    expect(endAfterDays(30, now)).toBe('2026-12-22T16:00:00.000Z');
  });

  it('works until the moment of its end, or until somebody revokes it', () => {
    expect(accessTokenState({ expiresAt: null, revokedAt: null }, now)).toBe('working');
    expect(accessTokenState({ expiresAt: later, revokedAt: null }, now)).toBe('working');
    expect(accessTokenState({ expiresAt: now, revokedAt: null }, now)).toBe('expired');
    expect(accessTokenState({ expiresAt: now, revokedAt: now }, later)).toBe('revoked');
  });
});
