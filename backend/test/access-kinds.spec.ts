import { accessKinds, kindOfRefusal } from '@rigbook/contracts/access-record/access-record.words';
import { repositoryTexts } from './support/repository/repository-texts.js';

/** The rest of a call or decorator that records: other code uses some of these words for other things. */
const recording = /(?:\b(?:note|noteOthersBooking)\(|@Recorded\()([^;{]*)/g;

it('every kind that the access record can show is recorded somewhere', () => {
  const recorded = [...repositoryTexts()]
    .filter(([file]) => file.startsWith('backend/src/') && file.endsWith('.ts'))
    .flatMap(([, text]) => [...text.matchAll(recording)].map(([, words = '']) => words))
    .join('\n');
  const refused = new Set<string>(Object.values(kindOfRefusal));
  expect(accessKinds.filter((kind) => !refused.has(kind) && !recorded.includes(`'${kind}'`))).toEqual([]);
});
