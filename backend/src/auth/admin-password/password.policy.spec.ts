import { leastAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import { commonestPasswords } from './commonest-passwords.js';
import { guessablePasswordProblem } from './password.policy.js';

let commonest: ReadonlySet<string>;
beforeAll(async () => {
  commonest = await commonestPasswords();
});

const problemOf = (password: string, organization = 'Night Riders') =>
  guessablePasswordProblem(password, organization, commonest);

it('the list has more than the 3,000 commonest, and long ones among them', () => {
  expect(commonest.size).toBeGreaterThan(10_000);
  expect([...commonest].filter((password) => password.length >= leastAdminPassword).length).toBeGreaterThan(100);
});

it.each([
  ...['123456789012', '098765432109', 'aaaaaaaaaaaa', 'abcabcabcabc', 'abcdefghijkl', '1212121212121'],
  ...['passwordpassword', 'password1234', '!!P@ssw0rd2026!!', 'Sunshine-2026', '1q2w3e4r5t6y', 'leavemealone'],
])('%s is common', (password) => expect(problemOf(password)).toMatch(/many people use/));

it.each([
  'Rigbook2026!!',
  'my-r1gb00k-password',
  'we are night riders',
  'R.i.d.e.r.s 4711',
  'the NightRiders of Haifa',
])('%s has a name in it', (password) => expect(problemOf(password)).toMatch(/must not contain the name/));

it('a name in Hebrew counts, and short words of it do not', () => {
  expect(problemOf('זה רוכבי הלילה שלנו', 'רוכבי הלילה')).toMatch(/must not contain the name/);
  expect(problemOf('often the order of eleven', 'The Men of EMS')).toBeUndefined();
});

it.each([
  'correct horse battery staple',
  '830174659281',
  'a longer one of our own',
  'kZ7#pq!vBn20',
  'ארבעה סוסים אפורים',
  'x'.repeat(3) + 'mulberry-lantern-quay',
])('%s is as good as another', (password) => expect(problemOf(password)).toBeUndefined());
