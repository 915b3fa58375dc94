import type { Proof } from '../proof/proof.js';
import { MOST_LINKS, refuseTooManyLinks } from '../proof/proof.js';
import { proofFile } from './proof-file.js';

const proofOf = (length: number): Proof => ({
  format: 'rigbook-proof-1',
  from: 7,
  before: 'ab'.repeat(32),
  links: Array.from({ length }, (_, at) => (at === 0 ? { event: 'e' } : { leaf: 'cd'.repeat(32) })),
});
const MEGABYTE = 1024 * 1024;

describe('the file of a proof', () => {
  it.each([1, 2, 5_000, 5_001])('holds the proof, one link a line: %d', async (length) => {
    const text = (await proofFile(proofOf(length))).content.toString();
    expect(JSON.parse(text)).toEqual(proofOf(length));
    expect(text.split('\n')).toHaveLength(length + 3);
  });

  it('stays far below what the program that checks it reads, however long it may be', async () => {
    const { content } = await proofFile(proofOf(MOST_LINKS));
    expect(content.length).toBeLessThan(32 * MEGABYTE);
    expect(() => refuseTooManyLinks(7, 6 + MOST_LINKS)).not.toThrow();
    expect(() => refuseTooManyLinks(7, 7 + MOST_LINKS)).toThrow(expect.objectContaining({ code: 'DOSSIER_TOO_LONG' }));
  });
});
