import { Link } from 'react-router';
import { paths } from '../../../../../config/paths.js';
import { useText } from '../../../../../lib/i18n/use-text.js';

/** From the fleet to the floors of its types. */
export const CoverageLink = () => (
  <Link className="inline-flex items-center min-h-(--target) px-2" to={paths.coverageFloors}>
    {useText()('coverage.link')}
  </Link>
);
