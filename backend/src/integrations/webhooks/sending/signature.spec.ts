import { signedHeaders } from './webhook-secrets.js';

/** The example of the convention's own documents, so that their libraries and we agree. */
const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestampSeconds: 1_614_265_330,
  body: '{"test": 2432232314}',
};
const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');

describe('a message', () => {
  it('is signed as the convention says', () =>
    expect(signedHeaders(example, [secret])).toEqual({
      'webhook-id': example.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }));

  it('carries a signature for each secret that holds', () => {
    const { 'webhook-signature': signatures } = signedHeaders(example, [secret, Buffer.from('another')]);
    expect(signatures.split(' ')).toHaveLength(2);
  });
});
