import type { Person, TestApp } from '../../support/app.js';
import { upload } from '../../support/photos.js';

interface Verification {
  readonly id: string;
  readonly user: { readonly id: string; readonly unitNumber: string };
  readonly frontPhotoPath: string;
  readonly backPhotoPath: string;
}

export const path = '/api/admin/license-verifications';

/** What the specs of licences do with an application and its administrator, asked for once they are there. */
export function licencesOf(app: () => TestApp, admin: () => Person) {
  const list = async () => (await admin().get(path).expect(200)).body as Verification[];
  const review = (id: string, body: object, by = admin()) => by.put(`${path}/${id}`).send(body);
  const own = async (person: Person) => (await person.get('/api/license-verification').expect(200)).body as object;

  let lastUnit = 400;
  /** Somebody new, signed in, whose licence is not verified. */
  async function newcomer(): Promise<{ person: Person; id: string; unitNumber: string }> {
    const unitNumber = `${(lastUnit += 1)}`;
    const { body } = await admin()
      .post('/api/users')
      .send({
        unitNumber,
        firstName: 'Tamar',
        lastName: 'Biton',
        email: 'tamar.biton@example.org',
        phoneNumber: `0500000${unitNumber}`,
        department: 'EMT',
      })
      .expect(201);
    return { person: await app().signIn(unitNumber), id: body.id as string, unitNumber };
  }

  /** Hands in two photos; answers what administrators see of it. */
  async function handIn({ person, id }: { person: Person; id: string }): Promise<Verification> {
    const photos = { frontPhotoURL: await upload(person), backPhotoURL: await upload(person) };
    await person.post('/api/license-verification').send(photos).expect(201);
    return (await list()).find(({ user }) => user.id === id)!;
  }
  const isVerified = async (person: Person) =>
    (await person.get('/api/auth/user').expect(200)).body.licenseVerified as boolean;
  const eventsOf = (stream: string) =>
    app().database.query<{ type: string; data: object }>({
      name: 'test.events-of-stream',
      text: `SELECT type, data FROM event WHERE stream = $1 ORDER BY version`,
      values: [stream],
    });

  return { list, review, own, newcomer, handIn, isVerified, eventsOf };
}
