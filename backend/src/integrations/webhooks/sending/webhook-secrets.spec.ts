import type { Configuration } from '../../../platform/configuration/configuration.js';
import { WebhookSecrets } from './webhook-secrets.js';

const withSecret = (sessionSecret: string) => new WebhookSecrets({ sessionSecret } as Configuration);
const ours = withSecret('a secret of the tests that is long enough');

describe('the secret of a webhook', () => {
  const secret = ours.newSecret();
  const sealed = ours.seal(secret, 'one');

  it('is kept so that it can sign again', () => {
    expect(ours.open(sealed, 'one')).toEqual(secret);
    expect(secret).toHaveLength(32);
  });

  it('does not stand in what is kept, and is sealed in another way each time', () => {
    expect(sealed.includes(secret)).toBe(false);
    expect(ours.seal(secret, 'one')).not.toEqual(sealed);
  });

  it('opens neither for another webhook nor under another SESSION_SECRET, nor when it was changed', () => {
    expect(ours.open(sealed, 'two')).toBeUndefined();
    expect(withSecret('another secret, just as long as the first').open(sealed, 'one')).toBeUndefined();
    const changed = Buffer.from(sealed);
    changed[40]! ^= 1;
    expect(ours.open(changed, 'one')).toBeUndefined();
    expect(ours.open(Buffer.alloc(3), 'one')).toBeUndefined();
  });
});
