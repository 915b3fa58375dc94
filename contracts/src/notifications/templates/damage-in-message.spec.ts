import type { DamageReport } from '../../booking/shift/damage.words.js';
import { damageInMessage } from './damage-in-message.js';

const scratch: DamageReport = { area: 'driver-side', severity: 'minor', description: 'A scratch' };

describe('damage in a message', () => {
  it('has a line for each report, with the place on the drawing where there is one', () => {
    const placed: DamageReport = { ...scratch, place: 'left-front-door', description: '' };
    expect(damageInMessage([scratch, placed], 'en')).toBe(
      'Driver Side, minor: A scratch\nDriver Side, Left front door, minor',
    );
    expect(damageInMessage([placed], 'he')).toBe('צד הנהג, דלת קדמית שמאלית, נזק קל');
  });
});
