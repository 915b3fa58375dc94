import { MOST_FINES } from '../audit/fines.rules.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** What the audit cannot answer (docs/domain.md#audit). */
export const auditRefusals = {
  REPLAY_UNDER_WAY: withoutFacts(
    409,
    'Another replay is under way',
    'The log is being replayed for somebody else. Please try again in a moment.',
  ),
  REPLAY_TOO_LONG: withoutFacts(
    503,
    'Replay takes too long',
    'The log until then is too long to be replayed at once. Please choose an earlier moment, or ask whoever runs Rigbook.',
  ),
  FINES_UNREADABLE: withFacts<{ line: number }>({
    status: 400,
    title: 'File not readable',
    detail: ({ line }) =>
      `The file cannot be read as CSV from line ${line} on. Please check the quotation marks there.`,
    example: { line: 7 },
  }),
  FINES_COLUMNS_MISSING: withoutFacts(
    400,
    'Columns missing',
    'The first row has to name a column "vehicle" (a name or a plate number) and a column "time".',
  ),
  FINES_NONE: withoutFacts(400, 'No fines in the file', 'Nothing stands below the first row of the file.'),
  FINES_TOO_MANY: withoutFacts(400, 'Too many fines', `The file has more than ${MOST_FINES} fines. Please divide it.`),
};
