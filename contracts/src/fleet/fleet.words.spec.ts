import { fleetRoles, rolesShownOnCard, vehicleStatuses, vehicleStatusWords } from './fleet.words.js';

describe('a vehicle', () => {
  it('shows its status with a word and a color, an unknown one in grey', () => {
    expect(
      [...vehicleStatuses, 'on_the_moon', 'constructor'].map((status) => Object.values(vehicleStatusWords(status))),
    ).toEqual([
      ['Available', 'green'],
      ['In Use', 'yellow'],
      ['Maintenance', 'orange'],
      ['Unavailable', 'red'],
      ['Unknown', 'grey'],
      ['Unknown', 'grey'],
    ]);
  });

  it('shows four of the eight roles on its card', () =>
    expect(rolesShownOnCard(fleetRoles)).toEqual(['Doctor', 'Paramedic', 'EMT', 'MHP']));
});
