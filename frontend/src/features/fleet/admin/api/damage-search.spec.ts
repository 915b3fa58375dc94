import { addressOf, damageFilterOf } from './damage-filter.js';

const vehicleId = '01900000-0000-7000-8000-0000000000a1';

test.each([
  ['', { standing: 'open' }],
  ['damage=resolved', { standing: 'resolved' }],
  [`vehicle=${vehicleId}`, { standing: 'open', vehicleId }],
  ['damage=mended&vehicle=ALS1', { standing: 'open' }],
])('the address "%s" asks for %j', (address, filter) => {
  const asked = damageFilterOf(new URLSearchParams(address));
  expect(asked).toEqual(filter);
  expect(damageFilterOf(new URLSearchParams(addressOf(asked)))).toEqual(filter);
});
