import type { TestDatabase } from './database.js';

const FIRST_UNIT = 200;

/** Units of responders beside the demo's people, in whose profile and license nothing is missing. */
export async function addResponders({ database }: TestDatabase, count: number): Promise<readonly string[]> {
  await database.query({
    name: 'test.responders',
    text: `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, license_verified, registered_at)
           SELECT uuidv7(), n::text, 'First', 'Last', 'unit' || n || '@example.org', '0500000' || n, 'EMT', true, now()
           FROM generate_series(${FIRST_UNIT}, ${FIRST_UNIT - 1 + count}) n`,
    values: [],
  });
  return Array.from({ length: count }, (_, nth) => `${FIRST_UNIT + nth}`);
}

/** The cookie of a session. */
export async function signInAt(url: string, unitNumber: string): Promise<string> {
  const body = JSON.stringify({ unitNumber, phoneLastFour: `0${unitNumber}` });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The ids of new vehicles that everybody of `addResponders` may take. */
export async function addVehicles(url: string, cookie: string, count: number): Promise<readonly string[]> {
  const headers = { cookie, 'content-type': 'application/json' };
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const vehicle = { name: `R ${n}`, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
    const answer = await fetch(`${url}/api/vehicles`, { method: 'POST', headers, body: JSON.stringify(vehicle) });
    expect(answer.status).toBe(201);
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}
