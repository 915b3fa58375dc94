import type { components } from '@rigbook/contracts/api.types';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import {
  codeOf,
  confirmCode,
  goBack,
  handoverSeenBy,
  openCode,
  stateSeenBy,
  twoShifts,
  withdrawCode,
} from '../support/joint-handover.js';
import { cookieOf, openStream, type OpenedStream } from '../support/live-stream.js';
import { checkOutForm } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

/** Of Dana's and Noa's phone. */
let streams: { readonly dana: OpenedStream; readonly noa: OpenedStream };

const monday = '2026-11-23';
const at = (time: string) => `${monday}T${time}:00.000Z`;

beforeEach(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set(at('15:00'));
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
  const streamOf = async (unit: string) => openStream(app, await cookieOf(app, unit));
  streams = { dana: await streamOf('101'), noa: await streamOf('102') };
});
afterEach(async () => {
  streams.dana.close();
  streams.noa.close();
  await app.close();
});

type Opened = components['schemas']['JointHandoverToConfirm'];

async function opened() {
  const shifts = await twoShifts(app, { outgoing: dana, incoming: noa, admin }, monday);
  app.clock.set(at('19:50'));
  const code = await codeOf(dana, shifts.ending);
  const { id } = (await openCode(noa, code).expect(200)).body as Opened;
  await new Promise((resume) => setTimeout(resume, 1_000)); // until what led here was told
  for (const stream of Object.values(streams)) stream.forget();
  return { ...shifts, code, id };
}

describe('a responder who goes back', () => {
  it('as the incoming responder is named to the outgoing one at once, and may come back', async () => {
    const { ending, code, id } = await opened();
    await goBack(noa, id).expect(204);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ code, openedBy: null, wentBack: { unitNumber: '102' } });
    await streams.dana.hears('bookings');
    expect(await stateSeenBy(noa, id)).toBe('open');
    await openCode(noa, code).expect(200);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ openedBy: { unitNumber: '102' }, wentBack: null });
    await goBack(noa, id).expect(204);
    await confirmCode(noa, code).expect(200);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ wentBack: null, takenOverBy: { unitNumber: '102' } });
    expect(await stateSeenBy(noa, id)).toBe('taken');
  });

  it('on one of two phones has not gone back while the other one still shows the readings', async () => {
    const { ending, code, id } = await opened();
    const second = await app.signIn('102');
    await openCode(second, code).expect(200);
    await openCode(second, code).expect(200);
    await goBack(noa, id).expect(204);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ openedBy: { unitNumber: '102' }, wentBack: null });
    await goBack(second, id).expect(204);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ openedBy: null, wentBack: { unitNumber: '102' } });
    await openCode(noa, code).expect(200);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ openedBy: { unitNumber: '102' }, wentBack: null });
  });

  it('as the outgoing responder is told to the incoming one at once', async () => {
    const { ending, id } = await opened();
    expect(await stateSeenBy(noa, id)).toBe('open');
    await withdrawCode(dana, ending).expect(204);
    expect(await stateSeenBy(noa, id)).toBe('withdrawn');
    await streams.noa.hears('bookings');
  });

  it('with another code, too', async () => {
    const { ending, id } = await opened();
    await codeOf(dana, ending);
    expect(await stateSeenBy(noa, id)).toBe('withdrawn');
    await streams.noa.hears('bookings');
  });

  it('by checking out alone, or by letting the time pass, ends the code', async () => {
    const { ending, id } = await opened();
    await dana.post(`/api/bookings/${ending.id}/checkout`).send(checkOutForm).expect(200);
    expect(await stateSeenBy(noa, id)).toBe('over');
  });

  it('is told that the code is over when the office cancels the booking that would begin', async () => {
    const { next, id } = await opened();
    await admin.put(`/api/admin/bookings/${next.id}/status`).send({ status: 'cancelled' }).expect(200);
    expect(await stateSeenBy(noa, id)).toBe('over');
    await streams.noa.hears('bookings');
  });

  it('can be seen until the code is over, and by nobody else', async () => {
    const { ending, id } = await opened();
    for (const person of [dana, avi])
      expectProblem(await person.get(`/api/joint-handovers/${id}`), 404, 'JOINT_HANDOVER_NOT_FOUND');
    expectProblem(await noa.get('/api/joint-handovers/none'), 404, 'JOINT_HANDOVER_NOT_FOUND');
    expectProblem(await goBack(noa, 'none'), 404, 'JOINT_HANDOVER_NOT_FOUND');
    expectProblem(await withdrawCode(dana, { id: 'none' }), 404, 'BOOKING_NOT_FOUND');
    await goBack(avi, id).expect(204);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ openedBy: { unitNumber: '102' }, wentBack: null });
    app.clock.set(at('19:56'));
    expect(await stateSeenBy(noa, id)).toBe('over');
  });
});
