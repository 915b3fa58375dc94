import fc from 'fast-check';
import { checkedRows, headerOf, importRowOf, isGood } from './import.rules.js';
import { importColumnNames, importColumns, importProblems } from './import.words.js';
import { userFormErrors } from './user-form.rules.js';

const english = ['Unit number', 'First name', 'Last name', 'Email', 'Phone number', 'Department'];
const header = headerOf(english);
const dana = ['106', 'Dana', 'Levi', 'dana@example.org', '050-000-0106', 'EMT'];
const cellsWith = (changes: Readonly<Record<number, string>>) => dana.map((cell, place) => changes[place] ?? cell);
const row = (cells: readonly string[], line = 2, of = header) => importRowOf(line, cells, of, english.length);
const problemsOf = (cells: readonly string[], taken: readonly string[] = []) =>
  checkedRows([row(cells)], new Set(taken))[0]!.problems;

describe('the first row of a file of users', () => {
  it('is known in English and in Hebrew, in any order, however it is written', () => {
    for (const language of ['en', 'he'] as const)
      fc.assert(
        fc.property(fc.shuffledSubarray([...importColumns], { minLength: importColumns.length }), (columns) => {
          const found = headerOf(columns.map((column) => ` ${importColumnNames[column][language].toUpperCase()}: `));
          expect(columns.map((column) => found.placeOf.get(column))).toEqual(columns.map((_, place) => place));
          expect([found.missing, found.twice, found.unread]).toEqual([[], [], []]);
        }),
      );
    expect(headerOf(['E-mail', 'דוא"ל', 'phone_number', 'firstName']).placeOf).toEqual(
      new Map([
        ['email', 0],
        ['phoneNumber', 2],
        ['firstName', 3],
      ]),
    );
  });

  it('says what is missing, what comes twice and what nobody reads; the last digits may be left out', () => {
    expect(headerOf(['Unit', 'Phone', 'Mobile', 'Is admin', '', 'Dept', 'Surname', 'Forename'])).toMatchObject({
      missing: ['email'],
      twice: ['phoneNumber'],
      unread: ['Is admin'],
    });
  });

  it('has no two columns of one name', () => {
    const names = importColumns.flatMap((column) => Object.values(importColumnNames[column]).flat());
    expect(names.map((name) => [...headerOf([name]).placeOf.keys()])).toEqual(
      importColumns.flatMap((column) =>
        Object.values(importColumnNames[column])
          .flat()
          .map(() => [column]),
      ),
    );
  });
});

describe('a row of a file of users', () => {
  it('is good when the form would be: trimmed, its department in either language, its last digits derived', () => {
    const read = row(cellsWith({ 1: '  Dana\r\nRuth ', 5: 'פרמדיקים' }));
    expect(read.form).toMatchObject({ firstName: 'Dana Ruth', department: 'Paramedic', phoneLastFour: '0106' });
    expect(userFormErrors(read.form)).toEqual({});
    expect(problemsOf(cellsWith({ 5: 'medical director' }))).toEqual([]);
  });

  it.each([
    [0, '6', 'unitNumber', 'Unit number must be 3 digits'],
    [0, '١٠٦', 'unitNumber', 'Unit number must be 3 digits'],
    [1, '', 'firstName', 'First name is required'],
    [1, 'Da\u0000na', 'firstName', importProblems.unreadable],
    [2, 'Lev\uFFFD', 'lastName', importProblems.unreadable],
    [3, 'dana at example', 'email', 'Please enter a valid email address'],
    [4, '500000106', 'phoneNumber', 'Please enter a valid 10-digit phone number'],
    [5, 'Kitchen', 'department', 'Please choose a department from the list'],
  ])('tells what is wrong in cell %i with %j', (place, cell, field, message) =>
    expect(problemsOf(cellsWith({ [place]: cell }))).toEqual([{ field, message }]),
  );

  it('with fewer cells lacks what they would say; with more, a comma was not meant', () => {
    expect(problemsOf(['106', 'Dana']).map(({ field }) => field)).toEqual([
      'lastName',
      'email',
      'phoneNumber',
      'department',
    ]);
    expect(problemsOf([...dana, 'EMT'])).toEqual([{ field: null, message: importProblems.tooManyCells }]);
    expect(problemsOf([...dana, '', ' '])).toEqual([]);
  });

  it('with last digits of its own must have those of the phone', () => {
    const withDigits = headerOf([...english, 'Last 4 digits']);
    const check = (digits: string, phone = dana[4]!) =>
      checkedRows([importRowOf(2, [...cellsWith({ 4: phone }), digits], withDigits, 7)], new Set())[0]!.problems;
    expect(check('0106')).toEqual([]);
    expect(check('')).toEqual([]);
    expect(check('106')).toEqual([{ field: 'phoneLastFour', message: importProblems.digitsDiffer }]);
    expect(check('0106', '12').map(({ field }) => field)).toEqual(['phoneNumber']);
  });

  it('with a unit number that another row or another user has is not good, and neither is the other row', () => {
    const units = ['106', '107', '106', '108'];
    const rows = units.map((unit, at) => row(cellsWith({ 0: unit }), at + 2));
    const checked = checkedRows(rows, new Set(['108']));
    expect(checked.map(({ line, problems }) => [line, problems[0]?.message])).toEqual([
      [2, importProblems.unitTwice],
      [3, undefined],
      [4, importProblems.unitTwice],
      [5, importProblems.unitTaken],
    ]);
    expect(checked.filter(isGood).map(({ line }) => line)).toEqual([3]);
  });

  it('never lets two good rows have one unit number, whatever the file', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('106', '107', '108', '7', '')), (units) => {
        const rows = units.map((unit, at) => row(cellsWith({ 0: unit }), at + 2));
        const good = checkedRows(rows, new Set(['107'])).filter(isGood);
        expect(new Set(good.map(({ form }) => form.unitNumber)).size).toBe(good.length);
        expect(good.every(({ form }) => ['106', '108'].includes(form.unitNumber))).toBe(true);
      }),
    ));
});
