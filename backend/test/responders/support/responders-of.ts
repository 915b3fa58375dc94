import type { Person, TestApp } from '../../support/app.js';

export interface User {
  readonly id: string;
  readonly unitNumber: string;
}

export const tamar = {
  unitNumber: '201',
  firstName: 'Tamar',
  lastName: 'Biton',
  email: 'tamar.biton@example.org',
  phoneNumber: '050-000-0201',
  phoneLastFour: '0201',
  department: 'EMT',
};

/** What the specs of responders do with an application and its administrator, asked for once they are there. */
export function respondersOf(app: () => TestApp, admin: () => Person) {
  let lastUnit = 300;
  /** Somebody new with a unit number of their own, who signs in with 0 and that number. */
  async function register(fields: object = {}): Promise<User> {
    const unitNumber = `${(lastUnit += 1)}`;
    const { phoneLastFour: _derived, ...person } = tamar;
    const body = { ...person, unitNumber, phoneNumber: `0500000${unitNumber}`, ...fields };
    return (await admin().post('/api/users').send(body).expect(201)).body as User;
  }

  async function unit(unitNumber: string): Promise<User> {
    const { body } = await admin().get('/api/users').expect(200);
    const user = (body as User[]).find((one) => one.unitNumber === unitNumber);
    if (!user) throw new Error(`no unit ${unitNumber}`);
    return user;
  }

  async function eventsOf({ id }: User): Promise<{ type: string; data: object; actor: string }[]> {
    const text = 'SELECT type, data, actor FROM event WHERE stream = $1 ORDER BY version';
    return app().database.query({ name: 'test.events-of', text, values: [id] });
  }

  return { register, unit, eventsOf };
}
