import type { AccessTokenId } from '@rigbook/contracts/kernel';
import { isSameHash, newAccessToken, readAccessToken } from './access-token-text.js';

const id = '0199c0de-0001-7000-8000-000000000001' as AccessTokenId;

describe('an access token', () => {
  it('names itself and proves itself by the text that was shown once', () => {
    const { text, secretHash } = newAccessToken(id);
    expect(text).toMatch(/^rigbook_0199c0de000170008000000000000001_[0-9a-f]{64}$/);
    expect(readAccessToken(text)).toEqual({ id, secretHash });
  });

  it('has another secret than any other one', () => {
    const [one, other] = [newAccessToken(id), newAccessToken(id)];
    expect(isSameHash(one.secretHash, one.secretHash)).toBe(true);
    expect(isSameHash(one.secretHash, other.secretHash)).toBe(false);
  });

  it.each(['', 'rigbook_', `rigbook_${id}_${'a'.repeat(64)}`, `rigbook_${'a'.repeat(32)}_${'a'.repeat(63)}`, '\0'])(
    'is not %j',
    (text) => {
      expect(readAccessToken(text)).toBeUndefined();
    },
  );
});
