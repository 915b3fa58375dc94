import { useText } from '../../../lib/i18n/use-text.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';

/** The next step and what is free, until the person's bookings are known. */
export function HomeSkeleton() {
  return (
    <Skeleton label={useText()('bookings.loading')}>
      <Bone height={240} />
      <Bone height={440} />
    </Skeleton>
  );
}
