import { damageAddress, damageFilterOf } from './damage.js';

const vehicleId = '01900000-0000-7000-8000-0000000000a1';

test.each([
  ['', { standing: 'open' }],
  ['damage=resolved', { standing: 'resolved' }],
  [`vehicle=${vehicleId}`, { standing: 'open', vehicleId }],
  ['damage=mended&vehicle=ALS1', { standing: 'open' }],
])('the address "%s" asks for %j', (address, filter) => {
  const search = damageAddress.parse(new URLSearchParams(address));
  expect(damageFilterOf(search)).toEqual(filter);
  expect(damageAddress.parse(new URLSearchParams(damageAddress.write(search)))).toEqual(search);
});
