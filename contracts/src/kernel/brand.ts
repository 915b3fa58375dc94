declare const brand: unique symbol;

/** A plain value with a distinct type, so that a VehicleId cannot be used as a BookingId. */
export type Brand<T, B extends string> = T & { readonly [brand]: B };
