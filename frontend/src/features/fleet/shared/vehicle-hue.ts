/** The palette has that many colors for vehicles: `livery1`, `livery2`, ... */
const HUES = 8;

/** The hue that a vehicle has if no other vehicle has it. */
function preferredHue(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % HUES;
}

/**
 * The hue of each vehicle, from 1 to 8, by id. Ids grow with time, so a new vehicle changes no other's hue. It takes the next hue that
 * fewest vehicles have: no two of eight vehicles look alike.
 */
export function vehicleHues(ids: readonly string[]): ReadonlyMap<string, number> {
  const worn = Array.from({ length: HUES }, () => 0);
  return new Map(
    [...ids].sort().map((id) => {
      const fewest = Math.min(...worn);
      let hue = preferredHue(id);
      while (worn[hue] !== fewest) hue = (hue + 1) % HUES;
      worn[hue] = fewest + 1;
      return [id, hue + 1];
    }),
  );
}
