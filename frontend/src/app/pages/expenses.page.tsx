import { useParams } from 'react-router';
import { ExpensesScreen } from '../../features/booking/expenses/expenses-screen.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { SignedInOnly } from './signed-in-only.js';

const words = ['atVehicle', 'expenses'] as const;
const Expenses = lazyScreen(async () => ExpensesOfAddress, words);

export function ExpensesPage() {
  return (
    <SignedInOnly>
      <Expenses />
    </SignedInOnly>
  );
}

function ExpensesOfAddress() {
  const { bookingId = '' } = useParams();
  return <ExpensesScreen key={bookingId} bookingId={bookingId} />;
}
