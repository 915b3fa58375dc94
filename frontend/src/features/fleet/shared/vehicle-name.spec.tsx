import { screen } from '@testing-library/react';
import { keys } from '../../../lib/http/keys.js';
import { useRichText } from '../../../lib/i18n/use-text.js';
import { als1 } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { VehicleName } from './vehicle-name.js';

const inFleet = (shown: React.ReactNode) => {
  const rendered = renderScreen(shown);
  rendered.queryClient.setQueryData(keys.vehicles, [als1]);
  return rendered;
};
const hueOf = (name: string) => screen.getByText(name).parentElement?.style.getPropertyValue('--livery');

test('a vehicle has its hue also where only its name is known', async () => {
  inFleet(
    <>
      <VehicleName vehicle={als1} />, <VehicleName vehicle={{ name: 'Retired' }} />
      <h2>
        <VehicleName vehicle={{ name: als1.name }} />
      </h2>
    </>,
  );
  const [first, second] = await screen.findAllByText(als1.name);
  const hue = first?.parentElement?.style.getPropertyValue('--livery');
  expect(hue).toMatch(/^var\(--livery[1-8]-ink\)$/);
  expect(second?.parentElement?.style.getPropertyValue('--livery')).toBe(hue);
  expect(hueOf('Retired')).toBe('');
});

function Title() {
  const rich = useRichText();
  return <h1>{rich('vehicleFile.title', { vehicle: <VehicleName vehicle={als1} /> })}</h1>;
}

test('a title with the mark keeps its name', async () => {
  inFleet(<Title />);
  expect(await screen.findByRole('heading', { name: `Vehicle file of ${als1.name}` })).toBeVisible();
  expect(hueOf(als1.name)).toMatch(/^var\(--livery/);
});
