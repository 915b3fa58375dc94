declare const brand: unique symbol;

/** A plain value that the compiler keeps apart from others of the same shape: a VehicleId is never taken for a BookingId. */
export type Brand<T, B extends string> = T & { readonly [brand]: B };
