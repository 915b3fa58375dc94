/** Examples that the API document repeats, so that its parts agree with each other. */
export const example = {
  bookingId: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10',
  vehicleId: '0197f1c2-0001-7000-8000-000000000001',
  responderId: '0197f1c2-0101-7000-8000-000000000101',
  eventId: '0197f1c2-0e01-7000-8000-000000000e01',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
} as const;
