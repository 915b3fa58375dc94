import { channelsMissing, channelsProblem, inOrder } from './preference.rules.js';
import type { MessageChannel } from './templates/template.words.js';

const choices: readonly (readonly MessageChannel[])[] = [['email'], ['whatsapp'], ['email', 'whatsapp']];

describe('a choice of channels', () => {
  it.each(choices.map((chosen) => ({ chosen })))('may be $chosen', ({ chosen }) =>
    expect(channelsProblem(chosen)).toBeUndefined(),
  );

  it.each([[[]], [['sms']], [['email', 'email']], [['email', null]], ['email'], [null], [undefined], [{ length: 1 }]])(
    'is not %j',
    (chosen) => expect(channelsProblem(chosen)).toBe(channelsMissing),
  );

  it('is the same in any order', () => {
    expect(inOrder(['whatsapp', 'email'])).toEqual(['email', 'whatsapp']);
    expect(inOrder(['whatsapp'])).toEqual(['whatsapp']);
  });
});
