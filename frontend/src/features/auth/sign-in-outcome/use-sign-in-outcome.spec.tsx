import { microsoftOutcomes, microsoftOutcomeSentences } from '@rigbook/contracts/auth/microsoft.words';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.js';
import { toast } from '../../../testing/toast.js';
import { useSignInOutcome } from './use-sign-in-outcome.js';

function Page({ signedIn = false }: { signedIn?: boolean }) {
  return <p>outcome: {useSignInOutcome(signedIn) ?? 'none'}</p>;
}

test.each(microsoftOutcomes)('%s is shown in a toast and removed from the address', async (outcome) => {
  const { router } = renderScreen(<Page />, `/?signIn=${outcome}&book=any`);
  expect(await toast().findByText(microsoftOutcomeSentences[outcome])).toBeVisible();
  expect(router.state.location.search).toBe('?book=any');
  expect(screen.getByText(`outcome: ${outcome}`)).toBeVisible();
});

test('is cleared once a person is signed in', async () => {
  renderScreen(<Page signedIn />, '/?signIn=microsoft-linked');
  expect(await toast().findByText('Account linked')).toBeVisible();
  expect(screen.getByText('outcome: none')).toBeVisible();
});

test('any other value is removed silently', () => {
  const { router } = renderScreen(<Page />, '/?signIn=You+won+a+prize');
  expect(router.state.location.search).toBe('');
  expect(toast().queryByRole('listitem')).toBeNull();
});
