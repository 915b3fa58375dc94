import { screen } from '@testing-library/react';
import { als1 } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { BookVehicleDialog } from './book-vehicle-dialog.js';

test('says that no vehicle can be booked, and where to see the next one', () => {
  renderScreen(
    <BookVehicleDialog
      vehicles={[{ ...als1, status: 'maintenance' }]}
      vehicle={undefined}
      isAdmin={false}
      onChangeVehicle={() => undefined}
      onBooked={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(
    screen.getByText('No vehicle can be booked right now. Look at the fleet to see when the next one is back.'),
  ).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});
