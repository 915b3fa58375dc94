import { seenLabel } from './seen.rules.js';

describe('what somebody saw at a vehicle', () => {
  it('is called by its place on the drawing', () => {
    expect(seenLabel('left-mirror')).toEqual({ en: 'Left mirror', he: 'מראה שמאלית' });
  });

  it('has a name of its own where there is no place', () => {
    expect(seenLabel(null).en).toBe('Seen at the vehicle');
  });
});
