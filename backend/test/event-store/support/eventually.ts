/** Tries again until the expectations hold; after `within` milliseconds their failure is thrown. */
export async function eventually(expectations: () => Promise<void> | void, within = 10_000): Promise<void> {
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
