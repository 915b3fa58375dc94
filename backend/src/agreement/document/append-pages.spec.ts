import { type BookingId, instant } from '@rigbook/contracts/kernel';
import { appendPages } from './append-pages.js';
import { drawAddenda } from './draw-addenda.js';
import { Paper } from './paper.js';

const bookingId = '0199c0de-0b01-7000-8000-000000000b01' as BookingId;

async function document(pages: number): Promise<Buffer> {
  const paper = new Paper({ title: 'Signed', author: 'Rigbook', subject: 'ALS1', createdAt: new Date(0) });
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) paper.keepTogether(10_000);
    paper.write(`Page ${page}, עמוד`, { size: 12 });
  }
  return paper.finish();
}
const addenda = (texts: readonly string[], bytes = 10) =>
  drawAddenda({
    organizationName: 'Night Riders',
    zone: 'Asia/Jerusalem',
    bookingId,
    signed: { bytes, sha256: 'ab12' },
    addenda: texts.map((text) => ({
      version: '2026-11',
      acceptedAt: instant('2026-11-22T19:10:00.000Z'),
      wording: { en: text, he: 'תוספת' },
      sha256: 'cd34',
    })),
  });

/** Objects by their numbers, as a reader finds them: the newest table first. */
function objectsOf(pdf: Buffer): ReadonlyMap<number, string> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, string>();
  for (let at = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]); !Number.isNaN(at);) {
    const [table = '', trailer = ''] = text.slice(at).split('trailer');
    for (const [, first = '', lines = ''] of table.matchAll(/(\d+) \d+\n((?:\d{10} \d{5} [nf] \n)+)/g))
      for (const [nth, line] of (lines.match(/.{20}/gs) ?? []).entries()) {
        const id = Number(first) + nth;
        if (!line.includes('n') || objects.has(id)) continue;
        const from = Number(line.slice(0, 10));
        objects.set(id, text.slice(from, text.indexOf('endobj', from)));
      }
    at = Number(/\/Prev (\d+)/.exec(trailer.split('startxref')[0] ?? '')?.[1]);
  }
  return objects;
}

describe('pages that are added to a signed document', () => {
  it('leave its bytes as they are, and stand behind its pages', async () => {
    const signed = await document(3);
    const both = appendPages(signed, await addenda(['One more hour']));
    expect(both.subarray(0, signed.length).equals(signed)).toBe(true);
    const objects = objectsOf(both);
    for (const [id, object] of objects) expect(object).toMatch(new RegExp(`^${id} 0 obj`));
    const pages = [...objects.values()].find((object) => object.includes('/Type /Pages')) ?? '';
    expect(pages).toContain('/Count 4');
    const kids = [...(/\/Kids \[([^\]]*)\]/.exec(pages)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
    expect(kids).toHaveLength(4);
    const parent = /^(\d+) /.exec(pages)?.[1];
    for (const kid of kids) {
      const page = objects.get(kid) ?? '';
      expect(page).toContain('/Type /Page\n');
      expect(page).toContain(`/Parent ${parent} 0 R`);
    }
  });

  it('refer to nothing that is not there', async () => {
    const objects = objectsOf(appendPages(await document(1), await addenda(['One more hour', 'Another one'])));
    for (const object of objects.values())
      for (const [, id] of (object.split('\nstream\n')[0] ?? '').matchAll(/\b(\d+) 0 R/g))
        expect(objects.has(Number(id))).toBe(true);
  });

  it('are the same, byte by byte, for the same addenda', async () => {
    const [one, two] = [await addenda(['One more hour']), await addenda(['One more hour'])];
    expect(one.equals(two)).toBe(true);
    expect((await addenda(['Two more hours'])).equals(one)).toBe(false);
    expect((await addenda(['One more hour'], 11)).equals(one)).toBe(false);
  });

  it('take as many pages as there are addenda for', async () => {
    const many = await addenda(Array.from({ length: 12 }, (_, nth) => `Extension ${nth}`));
    expect(many.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
  });

  it('are added to no other file', () =>
    expect(() => appendPages(Buffer.from('text'), Buffer.from(''))).toThrow('of ours'));
});
