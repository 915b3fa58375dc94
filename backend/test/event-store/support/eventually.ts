/** Tries again until the expectations hold; after `within` milliseconds their failure is thrown, by default later than any busy machine needs. */
export async function eventually(expectations: () => Promise<void> | void, within = 60_000): Promise<void> {
  const end = performance.now() + within;
  for (;;) {
    try {
      return await expectations();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((later) => setTimeout(later, 25));
    }
  }
}
