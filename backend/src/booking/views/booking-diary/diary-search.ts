import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';

/** A word that is looked for, and whose name has it. Few people and vehicles, many bookings: names are found first. */
export interface SearchedWord {
  readonly word: string;
  readonly responders: readonly ResponderId[];
  readonly vehicles: readonly VehicleId[];
}

/** Who and what is meant by each word: a unit number that begins with it, a name of a person or vehicle that has it. */
export const meaningsOf = (words: readonly string[]): Query<readonly SearchedWord[]> =>
  query<SearchedWord, readonly SearchedWord[]>(
    {
      name: 'diary-search.meanings',
      text: `SELECT word,
                    array(SELECT id FROM responder
                          WHERE starts_with(unit_number, word) OR strpos(lower(first_name), word) > 0
                             OR strpos(lower(last_name), word) > 0) AS responders,
                    array(SELECT id FROM vehicle WHERE strpos(lower(name), word) > 0) AS vehicles
             FROM unnest($1::text[]) AS word`,
      values: [words],
    },
    (rows) => rows,
  );

/** As in the index of backend/migrations/0560-diary-search.ts, or that index is of no use. */
const indexed = (text: string) =>
  `translate(lower(${text}), 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ', 'qxzjwvkgtychfpbdnslrmtcfpns')`;

/**
 * The word stands in the purpose or in a name. Under Latin letters a Hebrew word may look like another one, so the purpose
 * itself is asked as well: by `<>`, which the planner takes for nearly always true and so believes what it knows of the index.
 */
export function hasWord({ word, responders, vehicles }: SearchedWord, bind: (value: unknown) => string): string {
  const like = bind(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const purpose = `${indexed('d.purpose')} LIKE ${indexed(`${like}::text`)} AND strpos(lower(d.purpose), ${bind(word)}::text) <> 0`;
  const names = [
    ...(responders.length > 0 ? [`d.responder_id = ANY (${bind(responders)}::uuid[])`] : []),
    ...(vehicles.length > 0 ? [`d.vehicle_id = ANY (${bind(vehicles)}::uuid[])`] : []),
  ];
  return `(${[...names, purpose].join(' OR ')})`;
}
