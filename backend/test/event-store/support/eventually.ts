/**
 * Tries again until the expectations hold; after `within` milliseconds, by default more than any busy machine needs, their
 * failure is thrown.
 */
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
