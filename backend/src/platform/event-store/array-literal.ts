const MARKS = /["\\]/;
const EVERY_MARK = /["\\]/g;

/**
 * Texts, numbers, booleans and nulls as PostgreSQL reads an array. The driver does the same cell by cell for whatever an
 * array may hold, which takes a rebuild longer than anything else that it does with a column.
 * Undefined where there is something else among them.
 */
export function arrayLiteral(cells: readonly unknown[]): string | undefined {
  let literal = '{';
  let separator = '';
  for (const cell of cells) {
    if (typeof cell === 'string')
      literal += `${separator}"${MARKS.test(cell) ? cell.replace(EVERY_MARK, '\\$&') : cell}"`;
    else if (cell === null) literal += `${separator}NULL`;
    else if (typeof cell === 'number' || typeof cell === 'boolean') literal += `${separator}${cell}`;
    else return undefined;
    separator = ',';
  }
  return `${literal}}`;
}
