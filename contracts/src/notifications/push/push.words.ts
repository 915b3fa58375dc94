import {
  type MessageChannel,
  messageChannels,
  templateKinds,
  type TemplateType,
  templateTypes,
  type TypeToResponder,
} from '../templates/template.words.js';
import { type NotificationKind, templateTypeOf } from '../notification.words.js';

/** By what a message leaves. A push message has no text of its own: see `lockScreenText`. Stored and sent: never rename. */
export const deliveryChannels = [...messageChannels, 'push'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

const audienceOf = (kind: NotificationKind) => templateKinds[templateTypeOf(kind)].audience;

/** The office has an address, but no device: what an administrator of it is told, too, is queued by itself. */
export const deliveryChannelsOf = (kind: NotificationKind): readonly DeliveryChannel[] => {
  const written: readonly MessageChannel[] = templateKinds[templateTypeOf(kind)].channels;
  return audienceOf(kind) === 'organisation' ? written : [...written, 'push'];
};

/**
 * The types that people switch on and off. A changed account is always told, so that nobody who took it over hides that, and so is an
 * emergency; of requests to decide, administrators choose all channels together.
 */
export type PushType = Exclude<TypeToResponder, 'account_changed' | 'handing_on_to_everybody'>;
export const pushTypes = templateTypes.filter(
  (type): type is PushType =>
    templateKinds[type].audience === 'responder' && type !== 'account_changed' && type !== 'handing_on_to_everybody',
);

/** Kinds that go by the switch of another one: an administrator's by that of the person, an offer to everybody by that of an offer to one. */
const bySwitchOf: Partial<Readonly<Record<NotificationKind, TemplateType>>> = {
  standing_shift_not_made_office: 'standing_shift_not_made',
  handing_on_to_everybody: 'handing_on_offered',
};

/** By which switch a kind is switched off. */
export const pushSwitchOf = (kind: NotificationKind): TemplateType => bySwitchOf[kind] ?? templateTypeOf(kind);

/** Whether a person who switched these types off is still told. */
export const isPushed = (kind: NotificationKind, switchedOff: readonly string[]): boolean =>
  !switchedOff.includes(pushSwitchOf(kind));

export const pushLimits = {
  /** devices of one person; a further one replaces the one that was switched on first */
  devicesOfPerson: 10,
  /** a device whose push service refuses every message for so long is forgotten */
  refusedDays: 3,
} as const;
