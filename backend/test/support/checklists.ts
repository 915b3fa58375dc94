import type { Person } from './app.js';

const plain = {
  group: 'before',
  detail: { en: '', he: '' },
  isRequired: false,
  isCritical: false,
  wantsPhoto: false,
  wantsExpiry: false,
  wantsNumber: null,
};

/** Something of each kind. */
export const ownChecklist = {
  groups: [{ id: 'before', label: { en: 'Before you drive', he: 'לפני הנסיעה' } }],
  items: [
    { ...plain, id: 'belts', label: { en: 'Seat belts', he: 'חגורות' }, isRequired: true },
    { ...plain, id: 'brakes', label: { en: 'Brakes', he: 'בלמים' }, isCritical: true },
    {
      ...plain,
      id: 'tires',
      label: { en: 'Tire pressure', he: 'לחץ אוויר' },
      wantsNumber: { unit: 'bar', least: 2, most: 2.5 },
    },
    { ...plain, id: 'oxygen', label: { en: 'Oxygen bottle', he: 'בלון חמצן' }, wantsExpiry: true },
    { ...plain, id: 'lamp', label: { en: 'Lamp', he: 'פנס' }, detail: { en: 'It is in the door', he: 'בדלת' } },
    { ...plain, id: 'seal', label: { en: 'Seal of the kit', he: 'פלומבה' }, wantsPhoto: true },
  ],
};

type Occasion = 'check-in' | 'return';

interface EditionOfType {
  readonly id: string;
  readonly edition: number;
  readonly vehicleType: string;
  readonly occasion: Occasion;
  readonly draftedAt: string;
  readonly publishedAt: string | null;
}

/** The checklists of a type, as an administrator handles them. */
export const checklistsOf = (admin: Person, vehicleType: string, occasion: Occasion = 'check-in') => {
  const all = async (): Promise<readonly EditionOfType[]> =>
    ((await admin.get('/api/admin/checklists').expect(200)).body as EditionOfType[]).filter(
      (one) => one.vehicleType === vehicleType && one.occasion === occasion,
    );
  const content = async (id: string) => (await admin.get(`/api/admin/checklists/${id}`).expect(200)).body as object;
  const seen = async () => {
    const [latest] = await all();
    const first = occasion === 'return' ? 1 : 2;
    if (!latest) return { edition: first, draftedAt: null };
    return latest.publishedAt === null
      ? { edition: latest.edition, draftedAt: latest.draftedAt }
      : { edition: latest.edition + 1, draftedAt: null };
  };
  return {
    all,
    /** With what they ask. */
    whole: async () => Promise.all((await all()).map(async (one) => ({ ...one, ...(await content(one.id)) }))),
    seen,
    async draft(content: object = ownChecklist) {
      await admin
        .put('/api/admin/checklists/draft')
        .send({ vehicleType, occasion, seen: await seen(), ...content })
        .expect(200);
    },
    /** Answers the id of the edition. */
    async publish(content: object = ownChecklist): Promise<string> {
      await this.draft(content);
      const body = { vehicleType, occasion, seen: await seen() };
      await admin.post('/api/admin/checklists/publication').send(body).expect(204);
      return (await all())[0]!.id;
    },
  };
};

/** All is well with `ownChecklist`, but what is said otherwise. The photo is the only thing that has to be there. */
export const answersTo = (photoId: string, changed: Readonly<Record<string, object>> = {}) =>
  [
    { item: 'belts', isFine: true },
    { item: 'brakes', isFine: true },
    { item: 'tires', isFine: true, number: 2.3 },
    { item: 'oxygen', isFine: true, expiresOn: '2027-03-31' },
    { item: 'lamp', isFine: true },
    { item: 'seal', isFine: true, photoIds: [photoId] },
  ].map((answer) => ({ ...answer, ...changed[answer.item] }));
