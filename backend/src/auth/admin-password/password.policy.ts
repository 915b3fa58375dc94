import { commonPasswordMessage, namedPasswordMessage } from '@rigbook/contracts/settings/settings.rules';

/** Words of the product; those of the organization's name are added. */
const PRODUCT = 'Rigbook';
const LEAST_LETTERS = 4;

const lookalikes = new Map(
  Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
);

/** In small letters, with what stands for letters as those. */
const folded = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].map((character) => lookalikes.get(character) ?? character).join('');

/** 1 may stand for i as well as for l. */
const lettersOf = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('i', 'l');
const trimmedToLetters = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Each character follows from the one before in the same way: 123456789012, aaaaaaaaaaaa, abcdefghijkl. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  // 9 is followed by 0, and 0 by 9
  return [[0], [1], [-1], [1, -9], [-1, 9]].some((run) => [...steps].every((step) => run.includes(step)));
}

/** The piece that a text repeats, the last time perhaps in part; else the text. */
function repeatedUnitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

function isCommon(password: string, commonest: ReadonlySet<string>): boolean {
  const small = password.normalize('NFKC').toLowerCase();
  const unit = repeatedUnitOf(small);
  if (unit.length < LEAST_LETTERS || isRun(unit) || isRun(small)) return true;
  return [small, unit, folded(small)].some((text) => commonest.has(text) || commonest.has(trimmedToLetters(text)));
}

/**
 * What makes a password easy to guess, however long it is: a common one, also with digits and signs around it or repeated, or one
 * with the name of the organization or the product.
 */
export function guessablePasswordProblem(
  password: string,
  organizationName: string,
  commonest: ReadonlySet<string>,
): string | undefined {
  const words = [PRODUCT, organizationName, ...organizationName.split(/\s+/)].map(lettersOf);
  const letters = lettersOf(password);
  if (words.some((word) => word.length >= LEAST_LETTERS && letters.includes(word))) return namedPasswordMessage;
  return isCommon(password, commonest) ? commonPasswordMessage : undefined;
}
