import type { Custody } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';

/** A cell that a spreadsheet takes for nothing but text. */
const cell = (value: string | null | undefined): string => {
  const text = value ?? '';
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** The answers as a file: a row for each minute, or for what could not be answered; instants in UTC, as they stand in the log. */
export function useCustodyCsv(): (answers: readonly Custody[]) => string {
  const text = useText();
  return (answers) => {
    const rows = answers.flatMap((answer) => {
      const asked = [String(answer.line), answer.askedVehicle, answer.vehicle?.name, answer.askedTime];
      if (answer.problem !== null) return [[...asked, '', text(`custody.problem.${answer.problem}`)]];
      return answer.minutes.map(({ at, holder }) => [
        ...asked,
        at,
        holder ? text('custody.held') : text('custody.nobody'),
        holder?.user.unitNumber,
        [holder?.user.firstName, holder?.user.lastName].filter(Boolean).join(' '),
        holder?.user.id,
        holder?.checkedInAt,
        holder?.checkInPosition,
        holder?.checkedOutAt,
        holder?.checkOutPosition,
        holder?.agreementVersion,
        holder?.clause?.number,
        holder?.bookingId,
      ]);
    });
    // the mark lets spreadsheets read Hebrew
    return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
  };
}

const columns = [
  'line',
  'asked vehicle',
  'vehicle',
  'asked time',
  'instant (UTC)',
  'answer',
  'unit number',
  'name',
  'responder id',
  'checked in (UTC)',
  'check-in position',
  'checked out (UTC)',
  'checkout position',
  'agreement edition',
  'clause',
  'booking',
];
