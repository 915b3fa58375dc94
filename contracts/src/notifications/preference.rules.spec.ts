import {
  channelsMissing,
  channelsProblem,
  decisionChannelsInOrder,
  decisionChannelsProblem,
  decisionChannelsUnknown,
  inOrder,
} from './preference.rules.js';
import type { MessageChannel } from './templates/template.words.js';

const choices: readonly (readonly MessageChannel[])[] = [['email'], ['whatsapp'], ['email', 'whatsapp']];

describe('a choice of channels', () => {
  it.each(choices.map((chosen) => ({ chosen })))('may be $chosen', ({ chosen }) =>
    expect(channelsProblem(chosen)).toBeUndefined(),
  );

  it.each([
    [[]],
    [['sms']],
    [['push']],
    [['email', 'email']],
    [['email', null]],
    ['email'],
    [null],
    [undefined],
    [{ length: 1 }],
  ])('is not %j', (chosen) => expect(channelsProblem(chosen)).toBe(channelsMissing));

  it.each([[], ['push'], ['email', 'push'], ...choices].map((chosen) => ({ chosen })))(
    'may be $chosen for requests to decide',
    ({ chosen }) => expect(decisionChannelsProblem(chosen)).toBeUndefined(),
  );

  it.each([[['sms']], [['email', 'email']], ['email'], [null]])('is not %j for requests to decide', (chosen) =>
    expect(decisionChannelsProblem(chosen)).toBe(decisionChannelsUnknown),
  );

  it('is the same in any order', () => {
    expect(inOrder(['whatsapp', 'email'])).toEqual(['email', 'whatsapp']);
    expect(inOrder(['whatsapp'])).toEqual(['whatsapp']);
    expect(decisionChannelsInOrder(['push', 'email'])).toEqual(['email', 'push']);
  });
});
