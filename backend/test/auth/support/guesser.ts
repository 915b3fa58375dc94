import type { TestApp } from '../../support/app.js';

/** Signs in from addresses of its choice, behind one trusted proxy. */
export function guesserOf(app: () => TestApp) {
  let lastAddress = 0;
  const someAddress = () => {
    lastAddress += 1;
    return `10.0.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
  };

  const signIn = (unitNumber: string, phoneLastFour: string, address = someAddress(), there = app()) =>
    there.visitor().post('/api/auth/login').set('X-Forwarded-For', address).send({ unitNumber, phoneLastFour });

  const guess = async (unitNumber: string, address?: string) => (await signIn(unitNumber, '9999', address)).status;

  /** Guesses one after the other, with a pause after each; returns how many were compared. */
  async function comparedOf(times: number, pauseMinutes: number, attempt: (index: number) => Promise<number>) {
    let compared = 0;
    for (let index = 0; index < times; index += 1) {
      const status = await attempt(index);
      if (status !== 429) compared += 1;
      app().clock.advanceMinutes(pauseMinutes);
    }
    return compared;
  }

  return { signIn, guess, comparedOf, someAddress };
}
