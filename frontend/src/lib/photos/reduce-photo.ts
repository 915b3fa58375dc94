import { DAMAGE_PHOTO_LONGEST_SIDE } from '@rigbook/contracts/booking/shift/damage-photo.limits';

const quality = 0.85;

/** The photo upright as a JPEG, no larger than it has to be. What this browser cannot draw is sent as it is: the server draws it. */
export async function reducePhoto(photo: Blob): Promise<Blob> {
  try {
    const drawn = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, DAMAGE_PHOTO_LONGEST_SIDE / Math.max(drawn.width, drawn.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(drawn.width * scale);
    canvas.height = Math.round(drawn.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) return photo; // a phone has only so much room for them: it would be blank
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    drawn.close();
    const reduced = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return reduced ?? photo;
  } catch {
    return photo;
  }
}
