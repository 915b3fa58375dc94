import { Findings } from '../report/report.js';
import { readEventLine } from '../format/sealed-event.js';
import { readPublicKey } from '../format/public-key.js';
import type { Source } from '../sources/source.js';
import {
  canonical,
  eventNumber,
  events,
  hashesOver,
  headOver,
  linesOf,
  makeKey,
  sha256,
  signed,
} from '../testing/sealed-log.js';
import { checkChain } from './check-chain.js';
import { DossierFiles } from './dossier-files.js';

const key = makeKey();
const log = linesOf(events(12));
const at = (minute: number) => `2026-11-22T16:${String(minute).padStart(2, '0')}:00.000Z`;
const mailed = (number: number, minute: number) => canonical(headOver(log, number, key, at(minute)));

/** The fifth event, proven up to a head. */
interface Dossier {
  readonly line: string;
  readonly head: object;
  readonly proof: object;
}
const honest = (upTo: number, signedAt = at(21)): Dossier => ({
  line: log[4]!,
  head: headOver(log, upTo, key, signedAt),
  proof: {
    format: 'rigbook-proof-1',
    from: 5,
    before: hashesOver(log)[4]!.toString('hex'),
    links: log
      .slice(4, upTo)
      .map((line, index) => (index === 0 ? { event: eventNumber(5)['id'] } : { leaf: sha256(line).toString('hex') })),
  },
});

/** What somebody with the key can sign: one event anywhere in a chain that never was. */
const invented = (from: number, signedAt: string): Dossier => {
  const before = sha256('anything').toString('hex');
  const hash = sha256(Buffer.from(before, 'hex'), sha256(log[4]!)).toString('hex');
  const { signature: _, ...head } = headOver(log, 5, key, signedAt);
  return {
    line: log[4]!,
    head: signed({ ...head, number: from, hash }, key),
    proof: { format: 'rigbook-proof-1', from, before, links: [{ event: eventNumber(5)['id'] }] },
  };
};

async function findings({ line, head, proof }: Dossier, heads?: readonly string[]) {
  const found = new Findings();
  const files: Record<string, string> = { 'head.json': JSON.stringify(head), 'proof.json': JSON.stringify(proof) };
  const source: Source = {
    names: Object.keys(files),
    has: (name) => name in files,
    bytes: async function* (name) {
      yield Buffer.from(files[name]!);
    },
    close: () => undefined,
  };
  const { event, leaf } = readEventLine(line);
  await checkChain(await DossierFiles.read(source), [{ event: event!, leaf }], readPublicKey(key.pem)!, heads, found);
  return found.report().checks;
}
const brokenIn = async (...given: Parameters<typeof findings>) =>
  (await findings(...given)).filter(({ outcome }) => outcome === 'broken').map(({ sentence }) => sentence);

describe('a piece of the chain against heads that the reader has', () => {
  it('holds where it goes through one of them, however its lines were saved', async () => {
    const given = [`\ufeff${mailed(3, 10)}\r`, `${mailed(6, 30)}\r`, ''];
    expect(await brokenIn(honest(7, at(40)), given)).toEqual([]);
    expect(await findings(honest(7, at(40)), given)).toContainEqual(
      expect.objectContaining({ outcome: 'holds', sentence: 'The chain matches 1 head that you gave.' }),
    );
  });

  it('says that it could not compare hashes where they lie around it', async () => {
    const found = await findings(honest(7), [mailed(3, 10), mailed(12, 40)]);
    expect(found).toContainEqual(expect.objectContaining({ name: 'heads', outcome: 'note' }));
    expect(found.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
  });

  it('is not confirmed by heads that are all older', async () =>
    expect(await brokenIn(honest(7), [mailed(3, 10)])).toEqual([
      expect.stringContaining('Give a head that was signed later'),
    ]));

  it('contradicts heads when it was invented far behind the end of the chain', async () => {
    expect(await brokenIn(invented(5_000_000, at(21)))).toEqual([]);
    expect(await brokenIn(invented(5_000_000, at(21)), [mailed(12, 40)])).toEqual([
      expect.stringContaining('is newer: the chain had not come that far'),
    ]);
    expect(await brokenIn(invented(5_000_000, at(59)), [mailed(12, 40)])).toEqual([
      expect.stringContaining('confirm nothing'),
    ]);
  });

  it('contradicts heads when it was invented within the past', async () => {
    expect(await brokenIn(invented(8, at(21)), [mailed(8, 40)])).toEqual([
      expect.stringContaining('differs from the chain of'),
    ]);
    expect(await brokenIn(invented(2, at(21)), [mailed(10, 5)])).toEqual([
      expect.stringContaining('is number 2 here, but the head for number 10 that you gave, signed at'),
    ]);
  });

  it('does not hold against heads of which none, or one, cannot be used', async () => {
    expect(await brokenIn(honest(7), [])).toEqual([
      expect.stringContaining('There is no head in the heads that you gave'),
    ]);
    expect(await brokenIn(honest(7, at(40)), [mailed(6, 30), mailed(3, 10).slice(0, 40)])).toEqual([
      expect.stringContaining('line 2 of the heads that you gave is not a JSON object'),
    ]);
  });
});

it('knows a head that was signed before the events', async () =>
  expect(await brokenIn(honest(7, at(10)))).toEqual([
    expect.stringMatching(/^The head was signed at .*, before BookingRequested at position 6/),
  ]));
