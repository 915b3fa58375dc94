import { wiring } from '../src/app/app.module.js';
import { declaredEventTypes as events, eventDeclarations } from './support/event-declarations.js';

/** Events that are kept for the record and change no view. Each stands here on purpose. */
const nobodyListens = [
  'BookingNoteAdded',
  'VehicleKeysChanged',
  'DamageContested',
  'DamageSettled',
  'DefectWordsErased',
  'ServicePaperReceived',
  'ServicePaperErased',
  'SeenPhotoReceived',
  'SeenPhotoErased',
  'DamagePhotoReceived',
  'DamagePhotoErased',
  'ExpenseReceiptReceived',
  'ExpenseReceiptErased',
  'AdminPasswordChanged',
  'AdminPasswordSwitchedOff',
  'AdminPasswordSwitchedOn',
  'SettingsChanged',
  'ResponderRegistered',
  'ResponderProfileChanged',
  'ResponderRightsChanged',
  'ResponderSuspended',
  'ResponderSuspensionLifted',
  'ErasureRequested',
  'ErasureRequestWithdrawn',
  'ErasureRefused',
  'MicrosoftAccountLinked',
  'MicrosoftAccountUnlinked',
  'TemplateChanged',
  'TemplateReset',
  'ChannelTested',
  'NotificationRetried',
  'NotificationsRetried',
  'WebhookAdded',
  'WebhookChanged',
  'WebhookPaused',
  'WebhookResumed',
  'WebhookSecretRotated',
  'WebhookRemoved',
  'AccessTokenCreated',
  'AccessTokenRevoked',
  'CalendarFeedMade',
  'CalendarFeedRevoked',
  'EventRedacted',
];

const listenedTo = new Set([...wiring.inline, ...wiring.eventual].flatMap((projection) => Object.keys(projection.on)));

describe('every event', () => {
  it('is found by this test', () => {
    expect(events.length).toBeGreaterThan(15);
  });

  it('has one name of its own', () => {
    expect(new Set(events).size).toBe(events.length);
  });

  it.each([...events])('%s changes a view, or is known to change none', (type) => {
    expect(listenedTo.has(type)).toBe(!nobodyListens.includes(type));
  });

  it.each([...eventDeclarations])('%s has no field that reads as the hash of an erasable text', (_type, { data }) => {
    expect(JSON.stringify(data)).not.toContain('"sha256"');
  });

  it('that is said to change no view exists', () => {
    expect(nobodyListens.filter((type) => !events.includes(type))).toEqual([]);
  });
});
