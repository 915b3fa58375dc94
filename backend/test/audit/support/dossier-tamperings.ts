import { canonical, sha256, signed, type SigningKey } from '../../../verifier/src/testing/sealed-log.js';
import type { Files } from '../../support/archive.js';
import { damagePhotoId } from './dossier-file-names.js';

/** Whose keys a tampering may use: that of the organisation, and one that somebody made for the purpose. */
export interface Keys {
  readonly own: SigningKey;
  readonly foreign: SigningKey;
}

/** What is done to a dossier, and the check that has to find it. */
export interface Tampering {
  readonly done: string;
  readonly foundBy: string;
  readonly tamper: (files: Files, keys: Keys) => Files;
}

type Json = Readonly<Record<string, unknown>>;

const object = (files: Files, name: string): Json => JSON.parse(files[name]!.toString()) as Json;
const lines = (files: Files): Json[] =>
  files['events.jsonl']!.toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);

const put = (files: Files, name: string, content: string | Buffer): Files => ({
  ...files,
  [name]: Buffer.from(content),
});
export const putJson = (files: Files, name: string, value: object): Files => put(files, name, JSON.stringify(value));
const putLines = (files: Files, events: readonly object[]): Files =>
  put(files, 'events.jsonl', events.map((event) => `${canonical(event)}\n`).join(''));
export const without = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([one]) => one !== name));

/** The manifest says again what the files are; its old signature stays. */
function relisted(files: Files, change: Json = {}): Json {
  const { signature, ...said } = { ...object(files, 'manifest.json'), ...change };
  const others = Object.entries(files).filter(([name]) => name !== 'manifest.json');
  const list = others.map(([name, bytes]) => ({ name, bytes: bytes.length, sha256: sha256(bytes).toString('hex') }));
  return { ...said, files: list, signature };
}

/** Everything listed anew and signed, so that nothing but what is inside can tell. */
export const resigned = (files: Files, key: SigningKey, change: Json = {}): Files => {
  const { signature: _, ...said } = relisted(files, { ...change, key: key.fingerprint });
  return putJson(files, 'manifest.json', signed(said, key));
};

/** Head, key and manifest of whoever owns this key: nothing in it contradicts anything else. */
export function signedThroughout(files: Files, key: SigningKey): Files {
  const { signature: _, ...head } = object(files, 'head.json');
  const others = put(files, 'public-key.pem', key.pem);
  return resigned(putJson(others, 'head.json', signed({ ...head, key: key.fingerprint }, key)), key);
}

const changed = (name: string): Tampering => ({
  done: `a byte added to ${name}`,
  foundBy: name === 'manifest.json' ? 'manifest' : 'files',
  tamper: (files) => put(files, name, Buffer.concat([files[name]!, Buffer.from(name === 'manifest.json' ? '}' : ' ')])),
});
const dropped = (name: string): Tampering => ({
  done: `${name} taken out`,
  foundBy: { 'manifest.json': 'manifest', 'public-key.pem': 'key' }[name] ?? 'files',
  tamper: (files) => without(files, name),
});

/** Nobody but the organisation has the key: whatever such a person does shows in manifest, files, key or head. */
export const byOutsiders = (names: readonly string[]): readonly Tampering[] => [
  ...names.map(changed),
  ...names.map(dropped),
  {
    done: 'a file added',
    foundBy: 'files',
    tamper: (files) => put(files, 'statement.pdf', 'It was not me.'),
  },
  {
    done: 'a file changed and its hash in the manifest with it',
    foundBy: 'manifest',
    tamper: (files) => {
      const other = put(files, 'agreement.pdf', 'Another one');
      return putJson(other, 'manifest.json', relisted(other));
    },
  },
  {
    done: 'the manifest signed with a foreign key',
    foundBy: 'manifest',
    tamper: (files, { foreign }) => resigned(files, foreign),
  },
  {
    done: 'the manifest signed with a foreign key under the name of the own one',
    foundBy: 'manifest',
    tamper: (files, { own, foreign }) => resigned(files, { ...foreign, fingerprint: own.fingerprint }),
  },
  {
    done: 'a foreign public key put beside a manifest that it signed',
    foundBy: 'head',
    tamper: (files, { foreign }) => resigned(put(files, 'public-key.pem', foreign.pem), foreign),
  },
  {
    done: 'the signature of the head left out',
    foundBy: 'head',
    tamper: (files) => putJson(files, 'head.json', { ...object(files, 'head.json'), signature: undefined }),
  },
];

const ofEvents = (done: string, foundBy: string, change: (events: Json[]) => readonly Json[]): Tampering => ({
  done,
  foundBy,
  tamper: (files, { own }) => resigned(putLines(files, change(lines(files))), own),
});
const ofFile = (done: string, foundBy: string, name: string, change: (value: Json) => object): Tampering => ({
  done,
  foundBy,
  tamper: (files, { own }) => resigned(putJson(files, name, change(object(files, name))), own),
});
const ofHead = (done: string, change: (head: Json) => object): Tampering => ({
  done,
  foundBy: 'chain',
  tamper: (files, { own }) => {
    const { signature: _, ...head } = object(files, 'head.json');
    return resigned(putJson(files, 'head.json', signed({ ...head, ...change(head) }, own)), own);
  },
});
const ofLinks = (done: string, change: (links: readonly object[]) => readonly object[]): Tampering =>
  ofFile(done, 'chain', 'proof.json', (proof) => ({ ...proof, links: change(proof['links'] as object[]) }));
const another = 'ab'.repeat(32);

/** Whoever has the key can sign any manifest: the chain and the event of the signature still tell. */
export const byInsiders: readonly Tampering[] = [
  ofEvents('the payload of an event changed', 'chain', ([first, ...rest]) => [
    { ...first, data: { ...(first!['data'] as object), purpose: 'Another purpose' } },
    ...rest,
  ]),
  ofEvents('the actor of an event changed', 'chain', ([first, ...rest]) => [
    { ...first, actor: 'system:nobody' },
    ...rest,
  ]),
  ofEvents('the time of an event changed', 'chain', ([first, ...rest]) => [
    { ...first, recordedAt: '2026-11-22T08:00:00.000000Z' },
    ...rest,
  ]),
  ofEvents('an event taken out', 'versions', (events) => events.toSpliced(1, 1)),
  ofEvents('the last event taken out', 'chain', (events) => events.slice(0, -1)),
  ofEvents('all events taken out', 'booking', () => []),
  ofEvents('an event added', 'chain', (events) => [
    ...events,
    { ...events.at(-1)!, id: events[0]!['id'], version: events.length + 1, position: '999999' },
  ]),
  ofEvents('two events swapped', 'versions', ([first, second, ...rest]) => [second!, first!, ...rest]),
  ofEvents('an event of another booking', 'booking', ([first, ...rest]) => [
    { ...first, stream: '0199c0de-ffff-7000-8000-00000000ffff' },
    ...rest,
  ]),
  {
    done: 'an event spelled in another way',
    foundBy: 'form',
    tamper: (files, { own }) =>
      resigned(put(files, 'events.jsonl', files['events.jsonl']!.toString().replace(':', ': ')), own),
  },
  ofLinks('two links swapped', ([one, other, ...rest]) => [other!, one!, ...rest]),
  ofLinks('a link taken out', (links) => links.slice(1)),
  ofLinks('a foreign leaf changed', (links) => links.map((link) => ('leaf' in link ? { leaf: another } : link))),
  ofLinks('a leaf in the place of an event', ([, ...rest]) => [{ leaf: another }, ...rest]),
  ofFile('the hash before changed', 'chain', 'proof.json', (proof) => ({ ...proof, before: another })),
  ofFile('the number of the first link changed', 'chain', 'proof.json', (proof) => ({
    ...proof,
    from: (proof['from'] as number) + 1,
  })),
  ofHead('a head of another chain', () => ({ hash: another })),
  ofHead('a head for a later number', ({ number }) => ({ number: (number as number) + 1 })),
  {
    done: 'the signed document replaced',
    foundBy: 'agreement',
    tamper: (files, { own }) => resigned(put(files, 'agreement.pdf', '%PDF-1.7 another'), own),
  },
  {
    done: 'the signed document taken out',
    foundBy: 'agreement',
    tamper: (files, { own }) => resigned(without(files, 'agreement.pdf'), own),
  },
  {
    done: 'the words of the agreement replaced together with their hash',
    foundBy: 'text',
    tamper: (files, { own }) => {
      const text = object(files, 'agreement-text.json');
      const edition = { ...(text['edition'] as object), terms: [] };
      const said = { ...text, edition, sha256: sha256(canonical(edition)).toString('hex') };
      return resigned(putJson(files, 'agreement-text.json', said), own);
    },
  },
  ofFile('another edition of the agreement', 'text', 'agreement-text.json', (text) => ({
    ...text,
    version: '2027-01',
  })),
  ofFile('an item ticked that was not', 'checklist', 'checklist.json', (list) => ({ ...list, ticked: [] })),
  ofFile('an item shown as ticked that was not', 'checklist', 'checklist.json', (list) => ({
    ...list,
    items: (list['items'] as Json[]).map((item, at) => (at === 0 ? { ...item, ticked: !item['ticked'] } : item)),
  })),
  ofFile('another time of the start', 'checklist', 'checklist.json', (list) => ({
    ...list,
    checkedInAt: '2026-11-22T08:00:00.000000Z',
  })),
  ofFile('another time of the return', 'damage', 'damage.json', (damage) => ({
    ...damage,
    checkedOutAt: '2026-11-22T08:00:00.000000Z',
  })),
  ofFile('a text replaced', 'texts', 'texts.json', ({ texts }) => ({
    texts: (texts as Json[]).map((text, at) => (at === 0 ? { ...text, text: 'Another purpose' } : text)),
  })),
  ofFile('a text added', 'texts', 'texts.json', ({ texts }) => ({
    texts: [...(texts as Json[]), { ...(texts as Json[])[0], path: 'zone' }],
  })),
  ofFile('damage left out', 'damage', 'damage.json', (damage) => ({ ...damage, reports: [] })),
  ofFile('damage of the check-in left out', 'damage', 'damage-reported.json', () => ({ events: [] })),
  ofFile('a photo announced that was not', 'damage', 'damage-reported.json', ({ events }) => ({
    events: (events as Json[]).map((event) => ({
      ...event,
      reports: (event['reports'] as Json[]).map((report) => ({ ...report, photoIds: [another] })),
    })),
  })),
  {
    done: 'a photo of damage replaced',
    foundBy: 'photos',
    tamper: (files, { own }) => resigned(put(files, `damage-photo-${damagePhotoId}.jpg`, 'another'), own),
  },
  {
    done: 'a photo of damage added',
    foundBy: 'photos',
    tamper: (files, { own }) =>
      resigned(put(files, `damage-photo-${damagePhotoId.replace(/b03$/, 'b04')}.jpg`, 'another'), own),
  },
  {
    done: 'a file added that only calls itself a photo of damage',
    foundBy: 'photos',
    tamper: (files, { own }) => resigned(put(files, 'damage-photo-of-the-garage.jpg', 'another'), own),
  },
  {
    done: 'a manifest in the name of another booking',
    foundBy: 'booking',
    tamper: (files, { own }) => resigned(files, own, { bookingId: '0199c0de-ffff-7000-8000-00000000ffff' }),
  },
];

/** What no check of one dossier can find: its end left out, by somebody with the key, as if it were nobody's business. */
export function withoutItsEnd(files: Files, { own }: Keys): Files {
  const [kept, last] = [lines(files).slice(0, -1), lines(files).at(-1)!];
  const proof = object(files, 'proof.json');
  const links = (proof['links'] as Json[]).map((link) =>
    link['event'] === last['id'] ? { leaf: sha256(canonical(last)).toString('hex') } : link,
  );
  const texts = (object(files, 'texts.json')['texts'] as Json[]).filter(({ event }) => event !== last['id']);
  const shorter = putJson(putJson(putLines(files, kept), 'proof.json', { ...proof, links }), 'texts.json', { texts });
  return resigned(without(shorter, 'damage.json'), own);
}

/** As it was made before it had these files: nothing in it contradicts anything else. */
export const withoutReports = (files: Files, { own }: Keys): Files =>
  resigned(without(without(files, 'damage-reported.json'), `damage-photo-${damagePhotoId}.jpg`), own);
