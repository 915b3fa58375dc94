import { channelsOf, notificationKinds } from './notification.words.js';
import { channelsFor, channelsMissing, channelsProblem, defaultChannels, inOrder } from './preference.rules.js';
import type { MessageChannel } from './template.words.js';

const choices: readonly (readonly MessageChannel[])[] = [['email'], ['whatsapp'], ['email', 'whatsapp']];

describe('the channels of a message to a responder', () => {
  it.each([
    ['signature_request', ['whatsapp'], ['whatsapp']],
    ['signature_reminder', ['email'], ['email']],
    ['booking_rejection', ['email', 'whatsapp'], ['email', 'whatsapp']],
    ['booking_approval', ['email', 'whatsapp'], ['email']],
  ] as const)('of %s with %j chosen are %j', (kind, chosen, channels) =>
    expect(channelsFor(kind, chosen)).toEqual(channels),
  );

  it.each(['booking_approval', 'licence_approved', 'licence_rejected'] as const)(
    'are those of %s itself where none of the chosen ones carries it',
    (kind) => expect(channelsFor(kind, ['whatsapp'])).toEqual(['email']),
  );

  it.each(notificationKinds)('of %s are never none and never others than its own', (kind) => {
    for (const chosen of choices) {
      const channels = channelsFor(kind, chosen);
      expect(channels).not.toEqual([]);
      expect(channelsOf(kind)).toEqual(expect.arrayContaining([...channels]));
    }
    expect(channelsFor(kind, defaultChannels)).toEqual(channelsOf(kind));
  });
});

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
