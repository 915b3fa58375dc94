import { instant, type BookingId } from '@rigbook/contracts/kernel';
import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import type { Checklist } from '@rigbook/contracts/checklists/checklist.words';
import type { Vehicle } from '../../fleet/vehicle.state.js';
import { type AnsweredChecklist, reportDefects, withoutRepeated } from './report-defects.decision.js';

const answering = {
  bookingId: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' as BookingId,
  now: instant('2026-11-27T09:00Z'),
};
const vehicle: Vehicle = {
  situation: 'in-fleet',
  details: { name: 'ALS1', type: 'ALS', location: 'Base', allowedRoles: [] },
  service: 'available',
  maintenance: null,
  stickerCode: null,
  resolvedDamage: new Set(),
  defects: new Map(),
  plans: new Map(),
};
const critical: Checklist = {
  ...firstEdition,
  items: firstEdition.items.map((item) => ({ ...item, isCritical: item.id === 'lights-test' })),
};
const answered = (...wrong: string[]): AnsweredChecklist => ({
  occasion: 'check-in',
  editionId: null,
  checklist: critical,
  answers: wrong.map((item) => ({ item, isFine: false, words: ` ${item} is broken ` })),
});
const types = (of: Vehicle, ...wrong: string[]) =>
  reportDefects(of, answered(...wrong), answering).map(({ type }) => type);

describe('what is not all right', () => {
  it('is a defect each, worded as the edition has it', () => {
    const [first, ...others] = reportDefects(vehicle, answered('stretcher', 'siren-system'), answering);
    expect(first).toMatchObject({
      type: 'DefectReported',
      data: { item: 'stretcher', label: { en: 'Stretcher' }, words: 'stretcher is broken', isCritical: false },
    });
    expect(others).toHaveLength(1);
  });

  it('has an id of its own for each item and time', () => {
    const at = (now: string, ...wrong: string[]) =>
      reportDefects(vehicle, answered(...wrong), { ...answering, now: instant(now) }).map(({ data }) =>
        'defectId' in data ? data.defectId : '',
      );
    const ids = [...at('2026-11-27T09:00Z', 'stretcher', 'siren-system'), ...at('2026-11-27T10:00Z', 'stretcher')];
    expect(new Set(ids).size).toBe(3);
  });

  it('takes the vehicle out of service only if it is critical', () => {
    expect(types(vehicle, 'stretcher')).toEqual(['DefectReported']);
    expect(types(vehicle, 'stretcher', 'lights-test')).toEqual([
      'DefectReported',
      'DefectReported',
      'MaintenanceStarted',
    ]);
  });

  it('leaves a vehicle that is out of service as it is', () =>
    expect(types({ ...vehicle, service: 'maintenance' }, 'lights-test')).toEqual(['DefectReported']));

  describe('of a form that waited on the device', () => {
    const late = instant('2026-11-27T08:00Z');
    const defectId = '0197f1c2-1401-7000-8000-000000001401';
    const event = (type: string, at: string, data: object = {}) => ({ type, recordedAt: instant(at), data });
    const reported = event('DefectReported', '2026-11-27T07:00Z', { defectId, item: 'lights-test' });
    const closed = (at: string, to = 'fixed') => event('DefectProgressed', at, { defectId, to });
    const stopsAfter = (...past: object[]) =>
      reportDefects(vehicle, answered('lights-test'), { ...answering, late, past: past as never }).map(
        ({ type, data }) => ('isCritical' in data ? [data.isCritical, data.seenToSince] : type),
      );
    const untilRepaired = event('MaintenanceEnded', '2026-11-27T08:30Z');
    const isLeftInService = [[true, true]];

    it('does not stop a vehicle whose defect was closed after it was answered', () => {
      expect(stopsAfter(reported, closed('2026-11-27T08:30Z'))).toEqual(isLeftInService);
      expect(stopsAfter(reported, closed('2026-11-27T08:30Z', 'declined'))).toEqual(isLeftInService);
    });

    it('does not stop a vehicle that the office took out and put back into service after it was answered', () => {
      expect(stopsAfter(event('MaintenanceStarted', '2026-11-27T08:10Z'), untilRepaired)).toEqual(isLeftInService);
      const back = event('VehicleReturnedToFleet', '2026-11-27T08:30Z');
      expect(stopsAfter(event('VehicleWithdrawn', '2026-11-27T08:10Z'), back)).toEqual(isLeftInService);
    });

    it('does not stop a vehicle that was out because of the same item, which a colleague had found before', () => {
      const critical = { ...reported, data: { ...reported.data, isCritical: true } };
      expect(stopsAfter(critical, event('MaintenanceStarted', '2026-11-27T07:00Z'), untilRepaired)).toEqual(
        isLeftInService,
      );
    });

    it('says so with each defect by itself, and stops the vehicle for the other one', () => {
      const two = { ...critical, items: critical.items.map((item) => ({ ...item, isCritical: true })) };
      const found = { ...answered('lights-test', 'stretcher'), checklist: two };
      const past = [reported, closed('2026-11-27T08:30Z')] as never;
      expect(reportDefects(vehicle, found, { ...answering, late, past })).toMatchObject([
        { data: { item: 'lights-test', seenToSince: true } },
        { data: { item: 'stretcher', isCritical: true } },
        { type: 'MaintenanceStarted' },
      ]);
    });

    it.each([
      ['nothing happened', []],
      ['it was closed before', [reported, closed('2026-11-27T07:30Z')]],
      ['it was opened again', [reported, closed('2026-11-27T08:30Z'), closed('2026-11-27T08:40Z', 'open')]],
      ['it is planned', [reported, closed('2026-11-27T08:30Z', 'planned')]],
      [
        'another item was seen to',
        [{ ...reported, data: { defectId, item: 'stretcher' } }, closed('2026-11-27T08:30Z')],
      ],
      ['it was in service before', [event('MaintenanceEnded', '2026-11-27T07:30Z')]],
      [
        'a maintenance ended that had begun before, for something else',
        [event('MaintenanceStarted', '2026-11-27T07:30Z'), untilRepaired],
      ],
      [
        'a maintenance was prolonged and ended that had begun before, for something else',
        [
          event('MaintenanceStarted', '2026-11-27T07:30Z'),
          event('MaintenanceStarted', '2026-11-27T08:10Z'),
          untilRepaired,
        ],
      ],
      [
        'the defect of the item was closed before a maintenance ended that had begun before',
        [
          { ...reported, data: { ...reported.data, isCritical: true } },
          event('MaintenanceStarted', '2026-11-27T07:10Z'),
          closed('2026-11-27T07:30Z'),
          untilRepaired,
        ],
      ],
    ])('stops it if %s', (_what, past) =>
      expect(stopsAfter(...past)).toEqual([[true, undefined], 'MaintenanceStarted']),
    );
  });

  it('is told once by a booking that says it again, as long as the defect stands', () => {
    const defectId = '0197f1c2-1401-7000-8000-000000001401';
    const data = { defectId, item: 'lights-test', bookingId: answering.bookingId };
    const reported = { type: 'DefectReported', recordedAt: answering.now, data };
    const fixed = { type: 'DefectProgressed', recordedAt: answering.now, data: { defectId, to: 'fixed' } };
    const found = reportDefects(vehicle, answered('lights-test', 'stretcher'), answering);
    const still = (...past: object[]) =>
      withoutRepeated(found, past as never).flatMap((event) =>
        event.type === 'DefectReported' ? event.data.item : [],
      );
    expect(still()).toEqual(['lights-test', 'stretcher']);
    expect(still(reported)).toEqual(['stretcher']);
    expect(still(reported, fixed)).toEqual(['lights-test', 'stretcher']);
    const ofAnother = { ...reported, data: { ...data, bookingId: null } };
    expect(still(ofAnother)).toEqual(['lights-test', 'stretcher']);
  });

  it('is nothing of a vehicle that is retired', () =>
    expect(types({ situation: 'retired' }, 'lights-test')).toEqual([]));
});
