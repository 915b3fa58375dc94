import { instant, type ResponderId } from '@rigbook/contracts/kernel';
import type { RecordedEvent } from '../../platform/event-store/index.js';
import { type OwnEvent, toOwnHistory } from './own-history.js';

const dana = '0197f1c2-0002-7000-8000-000000000001' as ResponderId;
const noa = '0197f1c2-0002-7000-8000-000000000002' as ResponderId;
const inReturn = { bookingId: 'b2', vehicleId: 'v2' };

const recorded = (type: string, data: object, by: ResponderId) =>
  ({
    id: 'e',
    stream: 's',
    streamType: 'handing-on',
    type,
    recordedAt: instant('2026-11-23T08:00Z'),
    actor: `responder:${by}`,
    data,
  }) as unknown as RecordedEvent<OwnEvent>;
const asRead = (event: RecordedEvent<OwnEvent>, reader: ResponderId) => toOwnHistory([event], reader)[0]!;

describe('in what a person downloads', () => {
  const swap = recorded('HandingOnOffered', { responderId: dana, toResponderId: noa, inReturn }, dana);

  it('a proposed swap does not say whose the wanted hours are, but to that person', () => {
    expect(asRead(swap, dana).data).toEqual({ responderId: dana, inReturn: { vehicleId: 'v2' } });
    expect(asRead(swap, noa).data).toEqual({ responderId: dana, toResponderId: noa, inReturn });
  });

  it('its end does not say it either', () => {
    const ended = recorded('HandingOnEnded', { responderId: dana, toResponderId: noa, endedBecause: 'declined' }, noa);
    expect(asRead(ended, dana)).toMatchObject({ by: 'a colleague', data: { endedBecause: 'declined' } });
    expect(asRead(ended, dana).data).not.toHaveProperty('toResponderId');
  });

  it('a gift says to whom, and others than the people of an event are administrators', () => {
    const gift = recorded('HandingOnOffered', { responderId: dana, toResponderId: noa, inReturn: null }, dana);
    expect(asRead(gift, dana)).toMatchObject({ by: 'you', data: { toResponderId: noa } });
    expect(asRead(recorded('BookingApproved', { responderId: dana }, noa), dana).by).toBe('an administrator');
  });
});
