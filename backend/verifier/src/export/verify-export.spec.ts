import type { Report } from '../report/report.js';
import { canonical, eventNumber, events, headOver, linesOf, makeKey, signed } from '../testing/sealed-log.js';
import { verifyExport } from './verify-export.js';

const key = makeKey();
const foreign = makeKey();
const log = linesOf(events(12));
const headsOf = (lines: readonly string[], numbers: readonly number[], by = key) =>
  numbers.map((number) => canonical(headOver(lines, number, by)));
const heads = headsOf(log, [3, 7, 7, 10]);
const verify = (changed: Partial<Parameters<typeof verifyExport>[0]>) =>
  verifyExport({ events: log, heads, publicKey: key.pem, ...changed });

const brokenIn = ({ checks }: Report) => checks.filter(({ outcome }) => outcome === 'broken').map(({ name }) => name);
const sentence = ({ checks }: Report, check: string) =>
  checks.filter(({ name, outcome }) => name === check && outcome === 'broken').map((found) => found.sentence)[0] ?? '';
const replaced = (index: number, ...by: string[]) => log.toSpliced(index, 1, ...by);
const altered = (number: number, change: object) => canonical({ ...eventNumber(number), ...change });

describe('an export of the log', () => {
  it('holds where nothing was touched, and says what no head protects yet', async () => {
    const report = await verify({});
    expect(brokenIn(report)).toEqual([]);
    expect(report.ok).toBe(true);
    const words = report.checks.map((check) => check.sentence).join('\n');
    expect(words).toContain('12 events are in canonical form.');
    expect(words).toContain('3 streams count their events without gaps or repetitions.');
    expect(words).toContain('matches 3 signed heads');
    expect(words).toContain('2 events after the newest head are not protected');
    expect(words).toContain(key.fingerprint);
  });

  const [fifth, sixth] = [log[4]!, log[5]!];
  it.each([
    ['another payload', replaced(4, altered(5, { data: { purpose: 'Night shift', hours: 5 } }))],
    ['another time', replaced(4, altered(5, { recordedAt: '2026-11-22T16:20:00.000001Z' }))],
    ['another actor', replaced(4, altered(5, { actor: 'system:nobody' }))],
    ['an event taken out', replaced(4)],
    ['an event put in', replaced(4, altered(5, { position: '1' }), fifth)],
    ['an event twice', replaced(4, fifth, fifth)],
    ['two events swapped', log.with(4, sixth).with(5, fifth)],
    ['a line that is no JSON', replaced(4, '{')],
    ['an empty line', replaced(4, '', fifth)],
  ])('is broken by %s, and names the first event that it may be', async (_, lines) => {
    const report = await verify({ events: lines });
    expect(brokenIn(report)).toContain('chain');
    expect(sentence(report, 'chain')).toMatch(/signed for number 7: among numbers 4 to 7/);
    const { event } = report.checks.find(({ name }) => name === 'chain')!;
    expect(event).toMatchObject({ id: eventNumber(4)['id'], type: 'BookingRequested', version: 2 });
  });

  it('is broken by another spelling of the same event', async () =>
    expect(sentence(await verify({ events: replaced(0, log[0]!.replace(':', ': ')) }), 'form')).toBe(
      'Line 1 of events.jsonl is not written in canonical form.',
    ));

  it.each([
    ['a member too few', { actor: undefined }, 'actor'],
    ['a member too many', { note: 'x' }, 'note'],
    ['a member of another kind', { position: 7 }, 'position'],
  ])('is broken by %s', async (_, change, member) =>
    expect(sentence(await verify({ events: replaced(0, altered(1, change)) }), 'form')).toBe(
      `Line 1 of events.jsonl does not have the members of an event: ${member}.`,
    ),
  );

  it('finds a version twice and a version left out, signed as they may be', async () => {
    const lines = linesOf([1, 2, 3].map((number) => ({ ...eventNumber(number), version: number === 3 ? 2 : 1 })));
    const report = await verify({ events: lines, heads: headsOf(lines, [3]) });
    expect(brokenIn(report)).toEqual(['versions']);
    expect(sentence(report, 'versions')).toContain('is in the place of event 1 of its stream');
  });

  it('finds events that are not in the order of the log, signed as they may be', async () => {
    const lines = linesOf([1, 3, 2].map((number) => eventNumber(number)));
    expect(brokenIn(await verify({ events: lines, heads: headsOf(lines, [3]) }))).toEqual(['order']);
  });

  it.each([
    ['behind the newest head', [3, 7, 10]],
    ['under a head that was signed for it', [3, 7, 13]],
  ])('finds a position that comes again in a later transaction, %s', async (_, numbers) => {
    const lines = [...log, canonical({ ...eventNumber(13), position: eventNumber(2)['position'] })];
    const report = await verify({ events: lines, heads: headsOf(lines, numbers) });
    expect(brokenIn(report)).toEqual(['order']);
    expect(sentence(report, 'order')).toContain('has the same position as an earlier event');
  });

  it('finds that the tail was cut off', async () => {
    const report = await verify({ events: log.slice(0, 8) });
    expect(brokenIn(report)).toEqual(['end']);
    expect(sentence(report, 'end')).toContain('2 events at its end are missing');
  });

  it('finds another past under a new chain, by the heads that were signed before', async () => {
    const past = replaced(4, altered(5, { actor: 'system:nobody' }));
    const report = await verify({ events: past, heads: [...heads, ...headsOf(past, [12])] });
    expect(brokenIn(report)).toEqual(['chain']);
    const rewritten = { events: past, heads: headsOf(past, [3, 7, 12]), publicKey: key.pem };
    expect((await verifyExport(rewritten)).ok).toBe(true);
    const mailed = await verifyExport(rewritten, { heads });
    expect(sentence(mailed, 'heads')).toContain('line 2 of the heads that you gave contradicts an earlier one');
  });

  it('finds a head of another key, a changed head and one that is no head', async () => {
    expect(sentence(await verify({ heads: [...heads, ...headsOf(log, [12], foreign)] }), 'heads')).toContain(
      `line 5 of heads.jsonl was signed with another key, ${foreign.fingerprint}`,
    );
    const later = canonical({ ...headOver(log, 10, key), signedAt: '2027-01-01T00:00:00.000Z' });
    expect(sentence(await verify({ heads: [later] }), 'heads')).toContain('does not have a valid signature');
    const posing = canonical({ ...headOver(log, 10, foreign), key: key.fingerprint });
    expect(sentence(await verify({ heads: [posing] }), 'heads')).toContain('does not have a valid signature');
    expect(sentence(await verify({ heads: ['{}'] }), 'heads')).toContain('does not have the format rigbook-head-1');
    expect(sentence(await verify({ heads: ['nonsense'] }), 'heads')).toContain('is not a JSON object');
    const elsewhere = canonical(signed({ ...JSON.parse(heads[0]!), signature: undefined, position: '99' }, key));
    expect(sentence(await verify({ heads: [elsewhere] }), 'chain')).toContain('names position 99');
  });

  it('proves nothing without a head', async () =>
    expect(sentence(await verify({ heads: [] }), 'chain')).toContain('There is no signed head'));

  it('passes over a head that a crash cut off, and says so', async () => {
    const report = await verify({ heads: [...heads, heads[0]!.slice(0, 40)] });
    expect(report.ok).toBe(true);
    expect(report.checks.map((check) => check.sentence)).toContainEqual(
      expect.stringContaining('line 5 of heads.jsonl, the last one, was cut off'),
    );
    const torn = await verify({ heads: [heads[0]!.slice(0, 40), ...heads] });
    expect(sentence(torn, 'heads')).toBe('The head in line 1 of heads.jsonl is cut off, but others follow it.');
  });

  it('takes heads that the reader has however they were saved, and none that is not whole', async () => {
    const past = replaced(4, altered(5, { actor: 'system:nobody' }));
    const rewritten = { events: past, heads: headsOf(past, [12]), publicKey: key.pem };
    const saved = await verifyExport(rewritten, { heads: heads.map((line) => `${line}\r`) });
    expect(brokenIn(saved)).toContain('chain');
    for (const useless of [[], ['', '\r'], [heads[0]!.slice(0, 40)], headsOf(log, [3], foreign)])
      expect(brokenIn(await verifyExport(rewritten, { heads: useless }))).toEqual(['heads']);
  });

  it('trusts the key that the reader has', async () => {
    const ours = { events: log, heads, publicKey: key.pem };
    expect((await verifyExport(ours, { publicKey: key.pem })).checks[0]).toMatchObject({
      name: 'key',
      outcome: 'holds',
    });
    const theirs = { events: log, heads: headsOf(log, [10], foreign), publicKey: foreign.pem };
    expect((await verifyExport(theirs)).ok).toBe(true);
    expect(brokenIn(await verifyExport(theirs, { publicKey: key.pem }))).toEqual(
      expect.arrayContaining(['key', 'heads']),
    );
  });

  it.each([[undefined], ['nonsense'], [key.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string]])(
    'needs a public key',
    async (publicKey) => expect(brokenIn(await verify({ publicKey }))).toEqual(['key']),
  );
});
