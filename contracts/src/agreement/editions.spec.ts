import { createHash } from 'node:crypto';
import { LONGEST_BOOKING_HOURS } from '../booking/booking.limits.js';
import { checkInItems } from '../booking/shift/check-in.words.js';
import { isPlainText } from '../kernel/text.js';
import { agreementLanguages, type AgreementEdition, type Clause, type Wording } from './agreement-text.js';
import { agreementEditions, currentEdition, editionOf } from './editions.js';

/** People have signed these words: a change to them is a new edition, never a new hash here. */
const released: Readonly<Record<string, string>> = {
  '2026-11': '438ca9f304e1aa73ae53cff66900bafdb84a82074e6ad075d68f93b203d0e092',
};

const clausesOf = ({ sections, terms }: AgreementEdition): Clause[] => [
  ...sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' ? block.clauses : [block]))),
  ...terms,
];
const wordingsOf = (edition: AgreementEdition): Wording[] => [
  edition.title,
  ...edition.sections.map(({ heading }) => heading),
  ...edition.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' ? [block.lead] : []))),
  ...clausesOf(edition).map(({ text }) => text),
];
const sha256 = (edition: AgreementEdition) => createHash('sha256').update(JSON.stringify(edition)).digest('hex');

describe('an edition of the agreement', () => {
  it.each(agreementEditions)('$version says what its signers read', (edition) =>
    expect(sha256(edition)).toBe(released[edition.version]),
  );

  it('is found by its version, and the last one is what is signed now', () => {
    expect(editionOf(currentEdition.version)).toBe(currentEdition);
    expect(editionOf('1999-01')).toBeUndefined();
    const versions = agreementEditions.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort());
  });

  it.each(agreementLanguages)('has every wording in %s, as plain text', (language) => {
    for (const wording of wordingsOf(currentEdition)) {
      expect(wording[language].trim()).toBe(wording[language]);
      expect(wording[language]).not.toBe('');
      expect(isPlainText(wording[language])).toBe(true);
    }
  });

  it('is Hebrew where it says Hebrew, and without directional marks that would print as boxes', () => {
    for (const { he, en } of wordingsOf(currentEdition)) {
      expect(he).toMatch(/\p{Script=Hebrew}/u);
      expect(en).not.toMatch(/\p{Script=Hebrew}/u);
      expect(he + en).not.toMatch(/\p{Cf}/u);
    }
  });

  it('is spelled as all that people read, but for the words that were signed before', () => {
    for (const edition of agreementEditions.filter(({ version }) => version !== '2026-11'))
      for (const { en } of wordingsOf(edition)) expect(en).not.toMatch(/organisation|licence/i);
  });

  it('names each section once, and each block and clause once within its section', () => {
    const once = (ids: readonly string[]) => expect(ids).toEqual([...new Set(ids)]);
    once(currentEdition.sections.map(({ id }) => id));
    for (const { blocks } of currentEdition.sections) {
      once(blocks.flatMap((block) => [block.id, ...(block.kind === 'list' ? block.clauses.map(({ id }) => id) : [])]));
    }
    once(currentEdition.terms.map(({ id }) => id));
  });

  it('asks for the equipment that the check-in asks about', () => {
    const carried = currentEdition.sections.find(({ id }) => id === 'equipment')?.blocks[0];
    expect(carried?.kind === 'list' && carried.clauses.map(({ id }) => id)).toEqual(
      checkInItems.filter(({ group }) => group !== 'vehicle').map(({ id }) => id),
    );
  });

  it('states the longest booking that can be made', () =>
    expect(clausesOf(currentEdition).find(({ id }) => id === 'longest-booking')?.text.en).toContain(
      `${LONGEST_BOOKING_HOURS} hours`,
    ));
});
