/** SQL: whether an event gave its booking another vehicle or other hours, and not only another purpose. */
export const movedBy = (event: string): string =>
  `(${event}.type = 'BookingChanged' AND NOT ${event}.data @> (${event}.data -> 'before'))`;
