/**
 * One parameterized SQL statement. `name` is the name of the prepared statement: it belongs to exactly one `text` in the whole
 * program, in the form `<owner>.<what>`, at most 63 bytes. With an empty name it is planned each time for its values: for reads whose
 * best plan depends on them.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}
