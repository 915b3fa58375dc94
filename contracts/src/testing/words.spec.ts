import { bookingMilestones, bookingStatuses, bookingSteps, eligibilityWarnings } from '../booking/booking.words.js';
import { checkInItems } from '../booking/shift/check-in.words.js';
import { damagePlaceIds } from '../booking/shift/damage-places.words.js';
import { damageAreas, damageSeverities } from '../booking/shift/damage.words.js';
import { licenceReviewStatuses, photoSides } from '../licences/licence.words.js';

const idsOf = (words: readonly { readonly id: string }[]) => words.map(({ id }) => id);

/** Events and stored rows hold these for ever; a changed spelling here is a migration, not an edit. */
describe('ids that are stored', () => {
  it('are spelled as they were first spelled', () => {
    expect({
      bookingStatuses,
      bookingSteps,
      eligibilityWarnings,
      milestones: idsOf(bookingMilestones),
      checkInItems: idsOf(checkInItems),
      damageAreas: idsOf(damageAreas),
      damagePlaceIds,
      damageSeverities: idsOf(damageSeverities),
      licenceReviewStatuses,
      photoSides,
    }).toMatchInlineSnapshot(`
{
  "bookingStatuses": [
    "pending",
    "approved",
    "rejected",
    "cancelled",
    "active",
    "completed",
  ],
  "bookingSteps": [
    "approve",
    "reject",
    "change",
    "extend",
    "hand-on",
    "cancel",
    "withdraw",
    "sign",
    "check-in",
    "check-out",
    "reinstate",
  ],
  "checkInItems": [
    "fuel-check",
    "tire-inspection",
    "lights-test",
    "fluid-levels",
    "charging-port",
    "ituran-code",
    "defibrillator",
    "oxygen-tank",
    "stretcher",
    "first-aid",
    "medical-supplies",
    "suction-unit",
    "emergency-lights",
    "siren-system",
    "radio-communication",
    "emergency-phone",
  ],
  "damageAreas": [
    "front-bumper",
    "rear-bumper",
    "driver-side",
    "passenger-side",
    "roof",
    "hood",
    "wheels",
    "interior",
    "medical-equipment",
    "emergency-lights",
  ],
  "damagePlaceIds": [
    "hood",
    "roof-front",
    "light-bar",
    "roof-rear",
    "left-front-fender",
    "left-front-door",
    "left-rear-door",
    "left-rear-panel",
    "left-front-wheel",
    "left-rear-wheel",
    "right-front-fender",
    "right-front-door",
    "right-rear-door",
    "right-rear-panel",
    "right-front-wheel",
    "right-rear-wheel",
    "windshield",
    "front-grille",
    "front-left-light",
    "front-right-light",
    "left-mirror",
    "right-mirror",
    "front-bumper",
    "rear-window",
    "rear-door",
    "rear-left-light",
    "rear-right-light",
    "rear-bumper",
  ],
  "damageSeverities": [
    "minor",
    "moderate",
    "major",
  ],
  "eligibilityWarnings": [
    "department-not-authorised",
    "als-responders-only",
  ],
  "licenceReviewStatuses": [
    "pending",
    "approved",
    "rejected",
  ],
  "milestones": [
    "requested",
    "approved",
    "signed",
    "checked-in",
    "returned",
  ],
  "photoSides": [
    "front",
    "back",
  ],
}
`);
  });

  it.each([bookingMilestones, checkInItems, damageAreas, damageSeverities].map(idsOf))(
    'are unique, lower-case words: %s',
    (...ids) => {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    },
  );
});
