import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPicturePlace } from '#server/media/files/picture-stores.ts';

const test = suite('PICTURE_STORE');

test('names a bucket, where it is, and what its names begin with; without it pictures are on the disk', () => {
  assert.equal(readPicturePlace(undefined), { kind: 'disk' });
  assert.equal(readPicturePlace('s3://shop-pictures?endpoint=https://s3.example/&region=eu-central-1&prefix=/first/'), {
    ...{ kind: 'bucket', bucket: 'shop-pictures', endpoint: 'https://s3.example' },
    ...{ region: 'eu-central-1', prefix: 'first/' },
  });
  assert.equal(readPicturePlace('s3://pictures?endpoint=http://127.0.0.1:9000'), {
    ...{ kind: 'bucket', bucket: 'pictures', endpoint: 'http://127.0.0.1:9000' },
    ...{ region: 'auto', prefix: '' },
  });
});

for (const wrong of [
  ...['pictures', 's3://pictures', 's3://pictures?endpoint=s3.example', 'https://s3.example/pictures'],
  // Pictures would travel in the open.
  's3://pictures?endpoint=http://s3.example',
  ...['s3://pictures?endpoint=https://s3.example&key=AKIA', 's3://pictures/folder?endpoint=https://s3.example'],
]) {
  test(`${wrong} is none`, () => assert.is(readPicturePlace(wrong), null));
}

test.run();
