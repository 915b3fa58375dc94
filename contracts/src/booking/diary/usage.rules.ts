/** One read of the statistics of use. */
export const USAGE_MOST_DAYS = 366;

/** In percent with one decimal, so that a few of very many are not none; undefined of nothing, which has no share. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 1000) / 10;

/** How busy an hour of the week is beside the busiest one: 0 for none, else 1 to 4. */
export const heatOf = (hours: number, busiest: number): 0 | 1 | 2 | 3 | 4 =>
  hours <= 0 || busiest <= 0 ? 0 : (Math.min(4, Math.ceil((hours / busiest) * 4)) as 1 | 2 | 3 | 4);
