import { type DeliveryChannel, deliveryChannels } from './push/push.words.js';
import { messageChannels, type MessageChannel } from './templates/template.words.js';

export const defaultChannels: readonly MessageChannel[] = messageChannels;

/** Of requests that wait for a decision, an administrator is told only on wish: the office is told anyway. */
export const defaultDecisionChannels: readonly DeliveryChannel[] = [];

export const channelsMissing = 'Please choose email, WhatsApp or both';
export const decisionChannelsUnknown = 'Please choose from email, WhatsApp and push messages';

/** The problem of the chosen channels as a sentence, if any. */
export const channelsProblem = (chosen: unknown): string | undefined =>
  areSomeOf(messageChannels, chosen) && chosen.length > 0 ? undefined : channelsMissing;

/** The same of the channels by which an administrator hears of requests. */
export const decisionChannelsProblem = (chosen: unknown): string | undefined =>
  areSomeOf(deliveryChannels, chosen) ? undefined : decisionChannelsUnknown;

/** Each at most once. */
export const areSomeOf = <Name>(names: readonly Name[], chosen: unknown): chosen is readonly Name[] =>
  Array.isArray(chosen) &&
  new Set(chosen).size === chosen.length &&
  chosen.every((one) => (names as readonly unknown[]).includes(one));

/** The stored form of a choice, in a fixed order. */
export const inOrder = (chosen: readonly MessageChannel[]): readonly MessageChannel[] =>
  messageChannels.filter((channel) => chosen.includes(channel));

export const decisionChannelsInOrder = (chosen: readonly DeliveryChannel[]): readonly DeliveryChannel[] =>
  deliveryChannels.filter((channel) => chosen.includes(channel));
