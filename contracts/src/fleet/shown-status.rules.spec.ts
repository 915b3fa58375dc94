import { instant } from '../kernel/time.js';
import { shownStatus } from './shown-status.rules.js';

const tonight = instant('2026-11-23T20:00Z');
const tomorrow = instant('2026-11-24T08:00Z');

describe('the status that a vehicle shows', () => {
  it.each(['available', 'maintenance', 'unavailable'] as const)('is "%s" where its own history says so', (service) =>
    expect(shownStatus(service, null, null)).toEqual({ status: service, availableFrom: null }),
  );

  it('tells when its maintenance should end', () =>
    expect(shownStatus('maintenance', tomorrow, null)).toEqual({ status: 'maintenance', availableFrom: tomorrow }));

  it.each(['available', 'maintenance', 'unavailable'] as const)(
    'is in use until the end of the booking that has it, also where it will be "%s" after it',
    (service) => expect(shownStatus(service, tomorrow, tonight)).toEqual({ status: 'in_use', availableFrom: tonight }),
  );
});
