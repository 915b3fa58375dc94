import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** A word, and whose name contains it. Names are looked up first: people and vehicles are few, bookings many. */
export interface SearchedWord {
  readonly word: string;
  readonly responders: readonly ResponderId[];
  readonly vehicles: readonly VehicleId[];
}

/** Finds people and vehicles by each word: the unit number begins with it, or the name contains it. */
export const meaningsOf = (words: readonly string[]): Query<readonly SearchedWord[]> =>
  allRows<SearchedWord>({
    name: 'diary-search.meanings',
    text: `SELECT word,
                  array(SELECT id FROM responder
                        WHERE starts_with(unit_number, word) OR strpos(lower(first_name), word) > 0
                           OR strpos(lower(last_name), word) > 0) AS responders,
                  array(SELECT id FROM vehicle WHERE strpos(lower(name), word) > 0) AS vehicles
           FROM unnest($1::text[]) AS word`,
    values: [words],
  });

/** Must match the index of backend/migrations/0560-diary-search.ts, or it is not used. */
const indexed = (text: string) =>
  `translate(lower(${text}), 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ', 'qxzjwvkgtychfpbdnslrmtcfpns')`;

/**
 * The purpose or a name contains the word. Transliterated Hebrew words can be ambiguous, so the purpose itself is checked too:
 * with `<>`, which the planner assumes to be nearly always true, so that its estimate for the index stays right.
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
