import {
  issuerProblem,
  subjectProblem,
  isMicrosoftOutcome,
  microsoftOutcomes,
  microsoftOutcomeSentences,
} from './microsoft.words.js';

describe('a Microsoft account', () => {
  it.each(['https://login.microsoftonline.com/0b1f7c52-6f0e-4c3a-9d55-2f0a6a1b7c10/v2.0', 'http://127.0.0.1:4000'])(
    'may be issued by %s',
    (issuer) => expect(issuerProblem(issuer)).toBeUndefined(),
  );

  it.each([
    '',
    'login.microsoftonline.com',
    'javascript:alert(1)',
    'https://',
    'https://a b',
    'https://x?tenant=1',
    'https://user@x',
    `https://x/${'a'.repeat(255)}`,
  ])('is not issued by %j', (issuer) => expect(issuerProblem(issuer)).toMatch(/^The issuer must be/));

  it.each(['AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ', '248289761001', 'auth0|12'])('may be named %s', (subject) =>
    expect(subjectProblem(subject)).toBeUndefined(),
  );

  it.each(['', 'a b', 'דנה', 'a\u0000', 'a'.repeat(256)])('is not named %j', (subject) =>
    expect(subjectProblem(subject)).toMatch(/^The subject must be/),
  );
});

describe('the end of a visit to Microsoft', () => {
  it.each(microsoftOutcomes)('%s has a sentence that says what to do or to expect', (outcome) =>
    expect(microsoftOutcomeSentences[outcome]).toMatch(/^[A-Z].{20,}\.$/),
  );

  it('is known by its code, and by no other text', () => {
    expect(microsoftOutcomes.every(isMicrosoftOutcome)).toBe(true);
    expect(isMicrosoftOutcome('https://elsewhere.example')).toBe(false);
  });
});
