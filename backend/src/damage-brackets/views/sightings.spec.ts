import { type DefectId, instant, type ResponderId } from '@rigbook/contracts/kernel';
import { sightingsIn, type SaidOfVehicle } from './sightings.js';

const noa = '0199c0de-0001-7000-8000-000000000001' as ResponderId;
const defectId = '0199c0de-0002-7000-8000-000000000002' as DefectId;
const at = (hour: number) => instant(`2026-11-23T${String(hour).padStart(2, '0')}:00Z`);
const event = (hour: number, type: SaidOfVehicle['type'], data: object): SaidOfVehicle =>
  ({ type, data: { defectId, ...data }, recordedAt: at(hour), actor: `responder:${noa}` }) as unknown as SaidOfVehicle;
const seen = (more: object = {}) => event(8, 'DefectReported', { occasion: 'seen', place: 'left-mirror', ...more });
const moved = (hour: number, to: string) => event(hour, 'DefectProgressed', { to });

const sighting = {
  defectId,
  at: at(8),
  responderId: noa,
  place: 'left-mirror',
  area: expect.any(String),
  fixedAt: null,
  declinedBy: null,
};

describe('what people saw who had no shift', () => {
  it('stands with its place, its writer and its time', () => {
    expect(sightingsIn([seen(), moved(9, 'acknowledged')])).toEqual([sighting]);
  });

  it('is no sighting without a place, nor if a checklist found it', () => {
    expect(sightingsIn([seen({ place: undefined }), seen({ occasion: 'taking' })])).toEqual([]);
  });

  it('says who of the office declined it, until that is taken back', () => {
    expect(sightingsIn([seen(), moved(9, 'declined')])).toEqual([{ ...sighting, declinedBy: noa }]);
    expect(sightingsIn([seen(), moved(9, 'declined'), moved(10, 'open')])).toEqual([sighting]);
  });

  it('is over once it is fixed, until that is taken back', () => {
    expect(sightingsIn([seen(), moved(9, 'fixed')])).toEqual([{ ...sighting, fixedAt: at(9) }]);
    expect(sightingsIn([seen(), moved(9, 'fixed'), moved(10, 'open')])).toEqual([sighting]);
  });
});
