import type { coverageRefusals } from '@rigbook/contracts/refusals/coverage.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';
import { isolated } from '../../lib/i18n/isolated.js';

export const coverage: SentencesFor<keyof typeof coverageRefusals> = {
  COVERAGE_FLOOR_NOT_FOUND: 'הסף הזה לא קיים, או שהוסר. יש לטעון מחדש את הרשימה.',
  TOO_MANY_COVERAGE_FLOORS: ({ most }) => `אפשר לקבוע עד ${most} ספים. יש להסיר אחד שכבר לא צריך.`,
  COVERAGE_REASON_REQUIRED: ({ shortfalls }, { times }) =>
    `אחרי האישור לא יישארו מספיק רכבים פנויים: ${shortfalls
      .map(
        ({ left, least, vehicleType, nextBackAt, ...hours }) =>
          `${left} מתוך ${least} לפחות מסוג ${isolated(vehicleType)}, ${times.period(hours)}` +
          (nextBackAt === null ? '' : `, הבא חוזר: ${times.instantInSentence(nextBackAt)}`),
      )
      .join('; ')}. יש לנמק, או לדחות את הבקשה.`,
};
