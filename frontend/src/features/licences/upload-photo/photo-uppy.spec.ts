import { PHOTO_MAX_BYTES } from '@rigbook/contracts/licences/photo.limits';
import { createPhotoUppy } from './photo-uppy.js';

const notices = {
  exceedsSize: '%{file} exceeds the maximum allowed size of %{size}',
  youCanOnlyUploadFileTypes: 'You can only upload: %{types}',
  youCanOnlyUploadX: 'You can only upload one file',
  noDuplicates: 'Cannot add the duplicate file',
  failedToUpload: 'Failed to upload %{file}',
  noInternetConnection: 'No Internet connection',
  connectedToInternet: 'Connected to the Internet',
};

test('notices stay for five seconds', () => {
  jest.useFakeTimers();
  const uppy = createPhotoUppy({ notices, sentenceOf: String });
  const said = () => uppy.getState().info.map(({ message }) => message);
  const tooLarge = new Blob([new Uint8Array(PHOTO_MAX_BYTES + 1)], { type: 'image/jpeg' });
  expect(() => uppy.addFile({ name: 'huge.jpg', type: 'image/jpeg', data: tooLarge })).toThrow('exceeds');
  expect(said()).toEqual(['huge.jpg exceeds the maximum allowed size of 10 MB']);
  jest.advanceTimersByTime(4999);
  expect(said()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(said()).toEqual([]);
  jest.useRealTimers();
});
